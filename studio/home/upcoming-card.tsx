import { Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { getPublishedId, Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import { QueryStatus } from '../components/query-status'
import { useLiveQuery } from '../components/use-live-query'
import { formatWeekdayTime } from '../requests/format-time'
import { Entries, Entry, HomeCard } from './home-card'
import { t } from './texts'
import { buildUpcomingQuery, upcomingSchema, type Upcoming } from './upcoming'

interface UpcomingCardProps {
  /** `YYYY-MM-DD` */
  readonly today: string
}

/** What is published or unpublished in the next 30 days (PLAN-01). Absent when nothing is. */
export function UpcomingCard({ today }: UpcomingCardProps) {
  const query = useMemo(() => buildUpcomingQuery(today), [today])
  const live = useLiveQuery(query, upcomingSchema)
  const releases = live.result ?? []
  if (live.result?.length === 0) return null
  return (
    <HomeCard
      title={t('upcoming.title')}
      count={releases.length}
      link={{ path: 'releases', text: t('upcoming.open') }}
    >
      <QueryStatus live={live} t={t} />
      <Entries>
        {releases.map((release) => (
          <UpcomingEntry key={release._id} release={release} />
        ))}
      </Entries>
    </HomeCard>
  )
}

function UpcomingEntry({ release }: { readonly release: Upcoming }) {
  const { name, publishAt, title, isDraft, documents } = release
  const removed = documents.filter(({ isRemoval }) => isRemoval === true).length
  const published = documents.length - removed
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
        <Text size={1} muted>
          {[
            formatWeekdayTime(publishAt),
            ...(published > 0 ? [t('upcoming.published', { count: published })] : []),
            ...(removed > 0 ? [t('upcoming.removed', { count: removed })] : []),
          ].join(' · ')}
        </Text>
      </Stack>
    </Entry>
  )
}

function DocumentTitle({ id, type }: { readonly id: string; readonly type: string }) {
  const schemaType = useSchema().get(type)
  // A new object would start another subscription.
  const previewed = useMemo(() => ({ _id: id, _type: type }), [id, type])
  if (schemaType === undefined) return <Text size={1}>{type}</Text>
  return <Preview layout="default" schemaType={schemaType} value={previewed} />
}
