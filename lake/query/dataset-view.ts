import type { Caller, LakeDocument } from '../context'
import { draftIdOf, isPublicId, layerOf, publishedIdOf, versionIdOf } from '../document-ids'
import { inOrderOfId, type MemoryIndex } from '../store/memory-index'
import type { Presenter } from '../store/presented'
import type { Perspective } from './perspective'
import { RecentlyUsed } from './recently-used'

/** The documents that one caller sees in one perspective: what a query is evaluated on. */
export interface DatasetView {
  /** All of them, in the order of their ids; made when first asked for. */
  readonly documents: readonly LakeDocument[]
  get(id: string): LakeDocument | undefined
  /** All of one type, in the order of their ids. */
  ofType(type: string): readonly LakeDocument[]
}

export interface Views {
  /** @returns what the caller sees now: to be read before the next change, not kept */
  of(perspective: Perspective, caller: Caller): DatasetView
  /** To be called when documents have changed. */
  forget(): void
}

/** The site and the Studio ask in three or four; each may hold a list of all documents. */
const MAX_VIEWS = 16

/**
 * Makes views of the documents in an index. Nothing is made before a query needs it, so that what a
 * query costs after a change depends on what it reads. Anonymous callers get one view, without
 * private documents, whatever perspective they ask for: drafts and versions are private, so all of
 * them would show the same. It is chosen before evaluation, so no reference, count or sub-query can
 * reveal a private document.
 */
export function createViews(index: MemoryIndex, present: Presenter): Views {
  let views = new RecentlyUsed<DatasetView>(MAX_VIEWS)
  return {
    of(perspective, caller) {
      const shown = caller.kind === 'anonymous' ? 'public' : perspective
      const key = typeof shown === 'string' ? shown : `in:${shown.join(',')}`
      const made = views.get(key)
      if (made !== undefined) return made
      const view = viewOf(index, present, lookFor(index, shown))
      views.set(key, view)
      return view
    },
    forget() {
      views = new RecentlyUsed(MAX_VIEWS)
    },
  }
}

/** How a perspective shows what is stored. */
interface Look {
  /** @returns the stored document that is shown under an id */
  find(id: string): LakeDocument | undefined
  /** @returns the id under which a stored document is shown, if no layer above it has one */
  shownId(stored: string): string
  /** @returns the stored document with the names it goes by here */
  named(document: LakeDocument): LakeDocument
}

function lookFor(index: MemoryIndex, perspective: Perspective | 'public'): Look {
  const asStored = (shows: (id: string) => boolean): Look => ({
    find: (id) => (shows(id) ? index.get(id) : undefined),
    shownId: (id) => id,
    named: (document) => document,
  })
  if (perspective === 'raw') return asStored(() => true)
  if (perspective === 'public') return asStored(isPublicId)
  if (perspective.length === 1) return asStored((id) => layerOf(id) === 'published')
  return {
    // Of each document the first layer that has it.
    find(id) {
      if (layerOf(id) !== 'published') return undefined
      for (const layer of perspective) {
        const document = index.get(idIn(layer, id))
        if (document !== undefined) return document
      }
      return undefined
    },
    shownId: publishedIdOf,
    named(document) {
      const { _id: _originalId } = document
      return { ...document, _id: publishedIdOf(_originalId), _originalId }
    },
  }
}

function idIn(layer: string, publishedId: string): string {
  if (layer === 'published') return publishedId
  return layer === 'drafts' ? draftIdOf(publishedId) : versionIdOf(layer, publishedId)
}

function viewOf(index: MemoryIndex, present: Presenter, look: Look): DatasetView {
  const made = new Map<string, LakeDocument>()
  const byType = new Map<string, readonly LakeDocument[]>()
  let all: readonly LakeDocument[] | undefined

  const get = (id: string) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const stored = look.find(id)
    if (stored === undefined) return undefined
    const shown = look.named(present(stored))
    made.set(id, shown)
    return shown
  }
  const shownOf = (ids: Iterable<string>) => {
    const found = [...new Set([...ids].map((id) => look.shownId(id)))].flatMap(
      (id) => get(id) ?? [],
    )
    return found.sort(inOrderOfId)
  }

  return {
    get,
    ofType(type) {
      let documents = byType.get(type)
      if (documents === undefined) {
        // Another layer of a document may be of another type.
        documents = shownOf(index.idsOfType(type)).filter(({ _type }) => _type === type)
        byType.set(type, documents)
      }
      return documents
    },
    get documents() {
      all ??= shownOf(index.ids())
      return all
    },
  }
}
