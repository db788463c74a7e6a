import { CheckmarkCircleIcon } from '@sanity/icons'
import { Card, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { pathToString, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { formatDate } from '#app/lib/text/dates'
import { singletons } from '../../schemas'
import { PaneMessage } from '../components/pane-message'
import { FIELD_PARAM } from '../components/use-field-from-address'
import { QueryStatus } from '../components/query-status'
import { useLiveQuery } from '../components/use-live-query'
import {
  buildClaimsQuery,
  claimDocumentsSchema,
  findEndingClaims,
  listTypesWithClaims,
  type EndingClaim,
} from './claims'
import { Entries, Entry, HomeCard } from './home-card'
import { t } from './texts'

interface ClaimsCardProps {
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** Published figures and deadlines that have ended or soon will (INV-05, INV-08). */
export function ClaimsCard({ today }: ClaimsCardProps) {
  const schema = useSchema()
  const query = useMemo(() => buildClaimsQuery(listTypesWithClaims(schema)), [schema])
  const live = useLiveQuery(query, claimDocumentsSchema)
  const claims = useMemo(() => findEndingClaims(live.result ?? [], today), [live.result, today])
  return (
    <HomeCard title={t('claims.title')} count={claims.length}>
      <QueryStatus live={live} t={t} />
      {live.result !== undefined && claims.length === 0 && (
        <PaneMessage icon={<CheckmarkCircleIcon />} text={t('claims.empty')} />
      )}
      {claims.length > 0 && (
        <Entries>
          {claims.map((claim) => (
            <ClaimEntry key={`${claim.documentId} ${pathToString(claim.path)}`} claim={claim} />
          ))}
        </Entries>
      )}
    </HomeCard>
  )
}

function ClaimEntry({ claim }: { readonly claim: EndingClaim }) {
  const { documentId: id, documentType: type, path, title, validUntil, hasExpired } = claim
  const field = pathToString([...path, 'validUntil'])
  const page = singletons.find((singleton) => singleton.id === id)?.title
  const when = t(hasExpired ? 'claims.expired' : 'claims.expires', { day: formatDate(validUntil) })
  return (
    <Entry>
      <Stack gap={3}>
        <Text size={1} weight="medium">
          <IntentLink intent="edit" params={{ id, type, mode: 'structure', [FIELD_PARAM]: field }}>
            {title === '' ? t('claims.untitled') : title}
          </IntentLink>
        </Text>
        <Card tone={hasExpired ? 'critical' : 'inherit'} style={{ background: 'none' }}>
          <Text size={1} muted>
            {page === undefined ? when : `${page} · ${when}`}
          </Text>
        </Card>
      </Stack>
    </Entry>
  )
}
