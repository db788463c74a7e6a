import type { Caller, LakeDocument } from '../context'
import { isPublicId, layerOf, publishedIdOf } from '../document-ids'
import type { Presenter } from '../store/presented'
import type { Perspective } from './perspective'

/** The documents that one caller sees in one perspective: what a query is evaluated on. */
export interface DatasetView {
  readonly documents: readonly LakeDocument[]
  get(id: string): LakeDocument | undefined
}

export type ViewOf = (
  snapshot: readonly LakeDocument[],
  perspective: Perspective,
  caller: Caller,
) => DatasetView

/**
 * Makes views and keeps them for as long as their snapshot lives, so that only the first query
 * after a commit pays for the overlay. Anonymous callers get views without private documents: the
 * choice is made before evaluation, so no reference, count or sub-query can reveal one.
 */
export function createViews(present: Presenter): ViewOf {
  const views = new WeakMap<readonly LakeDocument[], Map<string, DatasetView>>()
  return (snapshot, perspective, caller) => {
    let ofSnapshot = views.get(snapshot)
    if (ofSnapshot === undefined) {
      ofSnapshot = new Map()
      views.set(snapshot, ofSnapshot)
    }
    const key = `${caller.kind}:${perspective === 'raw' ? 'raw' : perspective.join(',')}`
    let view = ofSnapshot.get(key)
    if (view === undefined) {
      const visible =
        caller.kind === 'anonymous' ? snapshot.filter(({ _id }) => isPublicId(_id)) : snapshot
      view = toView(applyPerspective(visible.map(present), perspective))
      ofSnapshot.set(key, view)
    }
    return view
  }
}

function toView(documents: readonly LakeDocument[]): DatasetView {
  const byId = new Map(documents.map((document) => [document._id, document]))
  return { documents, get: (id) => byId.get(id) }
}

/**
 * Keeps for each published id the document of the first layer that has one. A document from
 * another layer takes the published id and tells its own as `_originalId`.
 */
function applyPerspective(
  documents: readonly LakeDocument[],
  perspective: Perspective,
): readonly LakeDocument[] {
  if (perspective === 'raw') return documents
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
