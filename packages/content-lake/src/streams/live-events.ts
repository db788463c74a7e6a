import type { LakeCore } from '../context'
import { unauthorized } from '../errors'
import { anonymous, type Caller } from '../types'
import { visibleChanges, type RecentTransactions } from './recent-transactions'
import type { Stream, StreamRequest } from './stream'

/**
 * In every event and in every query result, so that a client repeats all its queries after a change.
 * The hosted service has tags that tell which queries a change concerns.
 */
export const SYNC_TAGS = ['s1:all'] as const

/**
 * Creates live events: a message for each commit of visible documents, after which a client repeats its
 * queries. Every query sees the commits of all events sent before. A reader that reconnects after it
 * missed an event gets `restart`.
 * @param user receives changes of drafts and other private documents with `includeDrafts`
 * @throws PlainError 401 for an anonymous caller with `includeDrafts`
 */
export function createLiveEvents(
  { documents }: Pick<LakeCore, 'documents'>,
  recent: RecentTransactions,
  user: Caller,
  { url, lastEventId }: Pick<StreamRequest, 'url' | 'lastEventId'>,
): Stream {
  const includeDrafts = url.searchParams.get('includeDrafts') === 'true'
  if (includeDrafts && user.kind === 'anonymous') {
    throw unauthorized('Live events of drafts need a token')
  }
  const caller = includeDrafts ? user : anonymous
  return {
    start(sink) {
      const current = recent.currentTransaction(caller)
      sink.send({ event: 'welcome', id: current, data: {} })
      if (lastEventId !== undefined && lastEventId !== current) {
        sink.send({ event: 'restart', id: current, data: {} })
      }
      return documents.onCommit(({ id, changes }) => {
        const isVisible = visibleChanges(changes, caller).length > 0
        if (isVisible) sink.send({ id, data: { tags: SYNC_TAGS } })
      })
    },
  }
}
