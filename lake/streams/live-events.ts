import type { LakeCore } from '../context'
import { isPublicId } from '../document-ids'
import type { Stream } from './stream'

/** Tags of every query result and live event, because any change may affect any query. */
export const SYNC_TAGS = ['s1:all'] as const

/**
 * Sends a message with tags for each commit of visible documents, so that clients repeat their queries.
 * @param includeDrafts includes private documents; only for signed-in callers
 */
export function createLiveEvents(core: LakeCore, includeDrafts: boolean): Stream {
  const isIncluded = (id: string) => includeDrafts || isPublicId(id)
  return {
    start(sink) {
      const stop = core.documents.onCommit(({ id, changes }) => {
        if (!changes.some((change) => isIncluded(change.id))) return
        sink.send({ id, data: { tags: SYNC_TAGS } })
      })
      sink.send({ event: 'welcome', id: core.newId(), data: {} })
      return stop
    },
  }
}
