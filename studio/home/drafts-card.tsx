import { Box, Flex, Stack } from '@sanity/ui'
import { getPublishedId, useUser } from 'sanity'
import { IntentLink } from 'sanity/router'
import * as z from 'zod/mini'
import { Muted } from '../components/muted'
import { type LiveQuery, useLiveQuery } from '../components/use-live-query'
import { Ago, DocumentTitle, Entry, HomeCard } from './home-card'
import { t } from './texts'
import { useLastAuthor } from './use-last-author'

/** The screen shows this many drafts. */
const MAX_DRAFTS = 10

/** Excludes the Studio's internal drafts, such as the secret of a preview. */
const DRAFTS = '*[_id in path("drafts.**") && !string::startsWith(_type, "sanity.")]'

/** The newest drafts of all users. */
const draftsQuery: LiveQuery = {
  query: `{
    "records": ${DRAFTS} | order(_updatedAt desc, _id) [0...${String(MAX_DRAFTS)}] {
      _id, _type, _rev, _updatedAt
    },
    "found": count(${DRAFTS})
  }`,
  params: {},
  listen: DRAFTS,
  perspective: 'raw',
}

const draftSchema = z.object({
  _id: z.string(),
  _type: z.string(),
  _rev: z.string(),
  /** ISO 8601 */
  _updatedAt: z.string(),
})

type Draft = z.infer<typeof draftSchema>

const draftsSchema = z.object({ records: z.array(draftSchema), found: z.number() })

/** The unpublished drafts of all users, newest first. */
export function DraftsCard({ now }: { readonly now: number }) {
  const live = useLiveQuery(draftsQuery, draftsSchema)
  const { records = [], found = 0 } = live.result ?? {}
  return (
    <HomeCard title={t('drafts.title')} count={found} live={live} emptyText={t('drafts.empty')}>
      {records.length > 0 && (
        <Stack as="ul">
          {records.map((draft) => (
            <DraftEntry key={draft._id} draft={draft} now={now} />
          ))}
        </Stack>
      )}
      {found > records.length && records.length > 0 && (
        <Muted>{t('drafts.more', { shown: records.length, found })}</Muted>
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
  const author = useLastAuthor(_id, _rev)
  return (
    <Entry>
      <Stack gap={2}>
        <IntentLink intent="edit" params={{ id: getPublishedId(_id), type: _type }}>
          <DocumentTitle id={_id} type={_type} />
        </IntentLink>
        <Flex gap={1} paddingX={1} wrap="wrap">
          {author !== undefined && <AuthorName id={author} />}
          <Box>
            <Ago time={_updatedAt} now={now} />
          </Box>
        </Flex>
      </Stack>
    </Entry>
  )
}

function AuthorName({ id }: { readonly id: string }) {
  const [user] = useUser(id)
  const name = user?.displayName
  return name === undefined ? null : <Muted>{`${name} ·`}</Muted>
}
