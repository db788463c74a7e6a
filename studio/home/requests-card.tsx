import { Flex, Stack, Text } from '@sanity/ui'
import { useMemo } from 'react'
import { IntentLink } from 'sanity/router'
import { toDay } from '#config/calendar'
import { Notice } from '../components/notice'
import { useLiveQuery } from '../components/use-live-query'
import { useCanReadRequests } from '../requests/access'
import { investorRequests } from '../requests/kinds'
import { buildPageQuery } from '../requests/queries'
import { pageSchema, type RequestRecord } from '../requests/record'
import { RoomLine } from '../requests/room/room-line'
import { Ago, Entry, HomeCard } from './home-card'
import { t } from './texts'

const MAX_REQUESTS = 5

const filter = { status: investorRequests.statuses[0].value, search: '' }

/** The newest investor requests that nobody has answered. */
export function RequestsCard({ now }: { readonly now: number }) {
  const canRead = useCanReadRequests()
  const query = useMemo(() => buildPageQuery(investorRequests, filter, MAX_REQUESTS, now), [now])
  const live = useLiveQuery(query, pageSchema)
  const { records = [], found = 0, delayed = 0 } = live.result ?? {}
  // Other users would see an empty list.
  if (!canRead) return null
  return (
    <HomeCard
      title={t('requests.title')}
      count={found}
      live={live}
      emptyText={t('requests.empty')}
      link={{ path: 'structure/solicitudes;investorRequest', text: t('requests.open') }}
    >
      {delayed > 0 && <Notice tone="critical" text={t('requests.delayed', { count: delayed })} />}
      <RoomLine today={toDay(now)} />
      {records.length > 0 && (
        <Stack as="ul">
          {records.map((record) => (
            <RequestEntry key={record._id} record={record} now={now} />
          ))}
        </Stack>
      )}
    </HomeCard>
  )
}

interface RequestEntryProps {
  readonly record: RequestRecord
  readonly now: number
}

function RequestEntry({ record, now }: RequestEntryProps) {
  const { _id, createdAt, user_name, user_email } = record
  return (
    <Entry>
      <Flex gap={3} align="baseline">
        <Text size={1} weight="medium" style={{ flex: 1 }} textOverflow="ellipsis">
          <IntentLink intent="edit" params={{ id: _id, type: investorRequests.type }}>
            {user_name ?? user_email ?? t('requests.nameless')}
          </IntentLink>
        </Text>
        <Ago time={createdAt} now={now} />
      </Flex>
    </Entry>
  )
}
