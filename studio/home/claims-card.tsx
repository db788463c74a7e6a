import { Stack } from '@sanity/ui'
import { useMemo } from 'react'
import { pathToString } from 'sanity'
import { formatDate } from '#app/lib/text/dates'
import type { LiveResult } from '../components/use-live-query'
import { type DatedDocument, findEndingClaims } from './content-dates'
import { DateEntry } from './date-entry'
import { HomeCard } from './home-card'
import { t } from './texts'

interface ClaimsCardProps {
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The published documents with dates. */
  readonly live: LiveResult<DatedDocument[]>
}

/** Published figures and deadlines that have ended or soon will (INV-05, INV-08). */
export function ClaimsCard({ today, live }: ClaimsCardProps) {
  const claims = useMemo(() => findEndingClaims(live.result ?? [], today), [live.result, today])
  return (
    <HomeCard
      title={t('claims.title')}
      count={claims.length}
      live={live}
      emptyText={t('claims.empty')}
    >
      {claims.length > 0 && (
        <Stack as="ul">
          {claims.map((claim) => (
            <DateEntry
              key={`${claim.documentId} ${pathToString(claim.path)}`}
              date={claim}
              what={t(claim.hasExpired ? 'claims.expired' : 'claims.expires', {
                day: formatDate(claim.at),
              })}
              hasExpired={claim.hasExpired}
            />
          ))}
        </Stack>
      )}
    </HomeCard>
  )
}
