import type { Caller, LakeDocument } from '../context'
import { isPublicId, layerOf, publishedIdOf } from '../document-ids'
import type { Presenter } from '../store/presented'
import type { DatasetView } from '../query/dataset-view'
import type { Perspective } from '../query/perspective'
import { RecentlyUsed } from '../query/recently-used'

export type ViewOf = (
  snapshot: readonly LakeDocument[],
  perspective: Perspective,
  caller: Caller,
) => DatasetView

/** The site and the Studio ask in three or four; each holds a list and an index of all documents. */
const MAX_VIEWS = 16

/**
 * Makes views and keeps the last ones used for as long as their snapshot lives, so that only the
 * first query after a commit pays for the overlay. Anonymous callers get one view, without private
 * documents, whatever perspective they ask for: drafts and versions are private, so all of them
 * would show the same. It is chosen before evaluation, so no reference, count or sub-query can
 * reveal a private document.
 */
export function createSnapshotViews(present: Presenter): ViewOf {
  const views = new WeakMap<readonly LakeDocument[], RecentlyUsed<DatasetView>>()
  return (snapshot, perspective, caller) => {
    let ofSnapshot = views.get(snapshot)
    if (ofSnapshot === undefined) {
      ofSnapshot = new RecentlyUsed(MAX_VIEWS)
      views.set(snapshot, ofSnapshot)
    }
    const shown = caller.kind === 'anonymous' ? 'public' : perspective
    const key = typeof shown === 'string' ? shown : `in:${shown.join(',')}`
    let view = ofSnapshot.get(key)
    if (view === undefined) {
      view = toView(applyPerspective(snapshot.map(present), shown))
      ofSnapshot.set(key, view)
    }
    return view
  }
}

function toView(documents: readonly LakeDocument[]): DatasetView {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const ofType = (type: string) => documents.filter(({ _type }) => _type === type)
  return { documents, get: (id) => byId.get(id), ofType }
}

/**
 * Keeps for each published id the document of the first layer that has one. A document from
 * another layer takes the published id and tells its own as `_originalId`.
 */
function applyPerspective(
  documents: readonly LakeDocument[],
  perspective: Perspective | 'public',
): readonly LakeDocument[] {
  if (perspective === 'raw') return documents
  if (perspective === 'public') return documents.filter(({ _id }) => isPublicId(_id))
  if (perspective.length === 1) {
    return documents.filter(({ _id }) => layerOf(_id) === 'published')
  }
  const best = new Map<string, { document: LakeDocument; rank: number }>()
  for (const document of documents) {
    const rank = perspective.indexOf(layerOf(document._id))
    const id = publishedIdOf(document._id)
    const found = best.get(id)
    if (rank >= 0 && (found === undefined || rank < found.rank)) best.set(id, { document, rank })
  }
  return [...best].map(([id, { document }]) => ({
    ...document,
    _id: id,
    _originalId: document._id,
  }))
}
