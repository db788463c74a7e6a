import type { LakeCore } from '../context'
import type { Caller } from '../types'
import { visibleChanges, type RecentTransactions } from './recent-transactions'
import type { Stream } from './stream'

/**
 * In every event and in every query result, so that a client repeats all its queries after a change.
 * The hosted service has tags that tell which queries a change concerns.
 */
export const SYNC_TAGS = ['s1:all'] as const

/** Creates a stream. Only signed-in callers may receive drafts and other private documents. */
export type OpenLiveEvents = (options: {
  /** A user receives drafts, too; an anonymous caller does not. */
  readonly caller: Caller
  /** Id of the last event that a reconnecting reader has received. */
  readonly lastEventId: string | undefined
}) => Stream

/**
 * Creates live events: a message for each commit of visible documents, after which a client repeats its
 * queries. Every query sees the commits of all events sent before. A reader that reconnects after it
 * missed an event gets `restart`.
 */
export function createLiveEvents(
  { documents }: Pick<LakeCore, 'documents'>,
  recent: RecentTransactions,
): OpenLiveEvents {
  return ({ caller, lastEventId }) => ({
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
  })
}
