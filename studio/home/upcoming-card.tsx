import { Heading, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { getPublishedId, pathToString } from 'sanity'
import { IntentLink } from 'sanity/router'
import { Muted } from '../components/muted'
import { type LiveResult, useLiveQuery } from '../components/use-live-query'
import { formatClock, formatLongDay } from '../requests/format-time'
import { type ContentDate, type DatedDocument, findDates } from './content-dates'
import { DateEntry } from './date-entry'
import { DocumentTitle, Entry, HomeCard } from './home-card'
import { t } from './texts'
import { groupByDay, isDay, type Scheduled, scheduledQuery, scheduledSchema } from './upcoming'

interface UpcomingCardProps {
  /** `YYYY-MM-DD` */
  readonly today: string
  /** The published documents with dates. */
  readonly dated: LiveResult<DatedDocument[]>
}

/** What changes on the site in the next 30 days, by day (PLAN-01). Absent when nothing does. */
export function UpcomingCard({ today, dated }: UpcomingCardProps) {
  const live = useLiveQuery(scheduledQuery, scheduledSchema)
  const days = useMemo(
    () => groupByDay(live.result ?? [], findDates(dated.result ?? []), today),
    [live.result, dated.result, today],
  )
  if (live.result !== undefined && days.length === 0) return null
  return (
    <HomeCard
      title={t('upcoming.title')}
      count={days.flatMap(({ events }) => events).length}
      live={live}
      link={{ path: 'releases', text: t('upcoming.open') }}
    >
      {days.map(({ day, events }) => (
        <Stack key={day} gap={2}>
          <Heading as="h3" size={0}>
            {formatLongDay(day)}
          </Heading>
          <Stack as="ul">
            {events.map((event) =>
              'release' in event ? (
                <ReleaseEntry key={event.release._id} release={event.release} />
              ) : (
                <DateEntry
                  key={pathToString([event.date.documentId, ...event.date.path])}
                  date={event.date}
                  what={describeDate(event.date)}
                />
              ),
            )}
          </Stack>
        </Stack>
      ))}
    </HomeCard>
  )
}

const describeDate = ({ at, field }: ContentDate) =>
  `${isDay(at) ? '' : `${formatClock(at)} · `}${t(`upcoming.${field}`)}`

function ReleaseEntry({ release }: { readonly release: Scheduled }) {
  const { name, publishAt, title, isDraft, documents } = release
  const removed = documents.filter(({ isRemoval }) => isRemoval === true)
  const published = documents.length - removed.length
  const [only] = documents
  return (
    <Entry>
      <Stack gap={3}>
        {isDraft === true && only !== undefined ? (
          <IntentLink
            intent="edit"
            params={{ id: getPublishedId(only._id), type: only._type, scheduledDraft: name }}
          >
            <DocumentTitle id={only._id} type={only._type} />
          </IntentLink>
        ) : (
          <Text size={1} weight="medium">
            <IntentLink intent="release" params={{ id: name }}>
              {title ?? t('upcoming.untitled')}
            </IntentLink>
          </Text>
        )}
        <Muted>
          {[
            formatClock(publishAt),
            ...(published > 0 ? [t('upcoming.published', { count: published })] : []),
            ...(removed.length > 0 ? [t('upcoming.removed', { count: removed.length })] : []),
          ].join(' · ')}
        </Muted>
        {isDraft !== true &&
          removed.map(({ _id, _type }) => (
            <Stack key={_id} gap={1}>
              <Muted>{t('upcoming.down')}</Muted>
              <DocumentTitle id={_id} type={_type} />
            </Stack>
          ))}
      </Stack>
    </Entry>
  )
}
