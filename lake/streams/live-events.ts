import type { LakeCore } from '../core'
import { isPublicId } from '../document-ids'
import type { Stream } from './stream'

/** Stands on every query's answer and on every live event: any change may concern any query. */
export const SYNC_TAGS = ['s1:all'] as const

/**
 * Tells loaders when to ask again. Each commit that they could see is one message with its tags.
 * @param includeDrafts also tell of drafts and other private documents; only for callers who have signed in
 */
export function liveEvents(core: LakeCore, includeDrafts: boolean): Stream {
  const concerns = (id: string) => includeDrafts || isPublicId(id)
  return {
    start(sink) {
      const stop = core.documents.onCommit(({ id, changes }) => {
        if (changes.some((change) => concerns(change.id)))
          sink.send({ id, data: { tags: SYNC_TAGS } })
      })
      sink.send({ event: 'welcome', id: core.newId(), data: {} })
      return stop
    },
  }
}
