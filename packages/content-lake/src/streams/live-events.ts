import type { LakeCore } from '../context'
import { createEventTags } from '../query/sync-tags'
import type { Caller } from '../types'
import { visibleChanges, type RecentTransactions } from './recent-transactions'
import type { Stream } from './stream'

/** Creates a stream. Only signed-in callers may receive drafts and other private documents. */
export type OpenLiveEvents = (options: {
  /** A user receives drafts, too; an anonymous caller does not. */
  readonly caller: Caller
  /** Id of the last event that a reconnecting reader has received. */
  readonly lastEventId: string | undefined
}) => Stream

/**
 * Creates live events: a message for each commit of visible documents, with tags. A client repeats the
 * queries whose `syncTags` contain one of them. Every query sees the commits of all events sent before.
 * A reader that reconnects after it missed an event gets `restart` and repeats all queries.
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
        const visible = visibleChanges(changes, caller)
        if (visible.length > 0) sink.send({ id, data: { tags: createEventTags(visible) } })
      })
    },
  })
}
