import { Box, Flex, Stack, Text } from '@sanity/ui'
import { CheckmarkCircleIcon } from '@sanity/icons'
import { useMemo } from 'react'
import { getPublishedId, Preview, useSchema, useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import { PaneMessage } from '../components/pane-message'
import { QueryStatus } from '../components/query-status'
import { useLiveQuery } from '../components/use-live-query'
import { formatLongTime } from '../requests/format-time'
import { draftsQuery, draftsSchema, type Draft } from './drafts'
import { formatAgo } from './format-ago'
import { Entries, Entry, HomeCard } from './home-card'
import { t } from './texts'
import { useLastAuthor } from './use-last-author'

/** The unpublished drafts of all users, newest first. */
export function DraftsCard({ now }: { readonly now: number }) {
  const live = useLiveQuery(draftsQuery, draftsSchema)
  const { records = [], found = 0 } = live.result ?? {}
  return (
    <HomeCard title={t('drafts.title')} count={found}>
      <QueryStatus live={live} t={t} />
      {live.result !== undefined && found === 0 && (
        <PaneMessage icon={<CheckmarkCircleIcon />} text={t('drafts.empty')} />
      )}
      {records.length > 0 && (
        <Entries>
          {records.map((draft) => (
            <DraftEntry key={draft._id} draft={draft} now={now} />
          ))}
        </Entries>
      )}
      {found > records.length && records.length > 0 && (
        <Text size={1} muted>
          {t('drafts.more', { shown: records.length, found })}
        </Text>
      )}
    </HomeCard>
  )
}

interface DraftEntryProps {
  readonly draft: Draft
  readonly now: number
}

function DraftEntry({ draft, now }: DraftEntryProps) {
  const { _id, _type, _rev, _updatedAt } = draft
  const schemaType = useSchema().get(_type)
  const author = useLastAuthor(_id, _rev)
  // A new object would start another subscription.
  const previewed = useMemo(() => ({ _id, _type }), [_id, _type])
  return (
    <Entry>
      <Stack gap={2}>
        <IntentLink intent="edit" params={{ id: getPublishedId(_id), type: _type }}>
          {schemaType === undefined ? (
            <Text size={1}>{_type}</Text>
          ) : (
            <Preview layout="default" schemaType={schemaType} value={previewed} />
          )}
        </IntentLink>
        <Flex gap={1} paddingX={1} wrap="wrap">
          {author !== undefined && <AuthorName id={author} />}
          <Box>
            <Text size={1} muted>
              <time dateTime={_updatedAt} title={formatLongTime(_updatedAt)}>
                {formatAgo(_updatedAt, now)}
              </time>
            </Text>
          </Box>
        </Flex>
      </Stack>
    </Entry>
  )
}

function AuthorName({ id }: { readonly id: string }) {
  const [user] = useUser(id)
  const name = user?.displayName
  return name === undefined ? null : <Text size={1} muted>{`${name} ·`}</Text>
}
