import { LRUCache } from 'lru-cache'
import type { Caller, LakeDocument } from '../types'
import { getAudience, isReadableBy, type Audience } from '../access'
import { toDraftId, getLayer, toPublishedId, toVersionId } from '../document-ids'
import { byDocumentId, type MemoryIndex } from '../store/memory-index'
import { isUnpublication } from '../releases/release-document'
import type { Presenter } from '../store/document-store'
import type { Perspective } from './perspective'

/** The documents that a caller sees in a perspective. Queries are evaluated on it. */
export interface DatasetView {
  /** Sorted by id; created on first use. */
  readonly documents: readonly LakeDocument[]
  get(id: string): LakeDocument | undefined
  /** Sorted by id. */
  ofType(type: string): readonly LakeDocument[]
  /** Documents with a reference to one of these ids, weak or strong. Sorted by id. */
  referringTo(ids: Iterable<string>): readonly LakeDocument[]
  /** @returns the document as stored, with the id of its draft or version */
  findStored(id: string): LakeDocument | undefined
}

/** Site and Studio use three or four; each may contain a list of all documents. */
const MAX_VIEWS = 16

/**
 * Creates views of the documents in an index. They are lazy: after a change a query costs only what it
 * reads. A view lacks the documents that its audience may not read. Evaluation never sees them, so no
 * reference, count or sub-query reveals one.
 */
export function createViews(index: MemoryIndex, present: Presenter) {
  const views = new LRUCache<string, DatasetView>({ max: MAX_VIEWS })
  return {
    /**
     * @param publicUrl as for `Presenter`
     * @returns the current view; it is valid until the next change
     */
    of(perspective: Perspective, caller: Caller, publicUrl?: string) {
      const audience = getAudience(caller)
      // Drafts and versions are private, so all perspectives show the public the same.
      const visible = audience === 'public' ? 'raw' : perspective
      const name = typeof visible === 'string' ? visible : `in:${visible.join(',')}`
      const key = `${audience} ${name} ${publicUrl ?? ''}`
      const cached = views.get(key)
      if (cached !== undefined) return cached
      const view = createView(
        index,
        (document) => present(document, publicUrl),
        createReader(index, visible),
        audience,
      )
      views.set(key, view)
      return view
    },
    /** To be called after a change of documents. */
    clear: () => views.clear(),
  }
}

/** Maps between stored documents and those of a perspective. */
interface PerspectiveReader {
  /** @returns the stored document that the perspective shows under an id */
  find(id: string): LakeDocument | undefined
  /** @returns the id under which the perspective shows a stored document, if no layer above has one */
  toVisibleId(storedId: string): string
  /** @returns the document with the ids that it has in the perspective */
  rename(document: LakeDocument): LakeDocument
}

function createReader(index: MemoryIndex, perspective: Perspective): PerspectiveReader {
  const asStored = (isVisible: (id: string) => boolean): PerspectiveReader => ({
    find: (id) => (isVisible(id) ? index.get(id) : undefined),
    toVisibleId: (id) => id,
    rename: (document) => document,
  })
  if (perspective === 'raw') return asStored(() => true)
  if (perspective.length === 1) return asStored((id) => getLayer(id) === 'published')
  return {
    find(id) {
      if (getLayer(id) !== 'published') return undefined
      for (const layer of perspective) {
        const document = index.get(idIn(layer, id))
        // As after the publication of that release.
        if (document !== undefined) return isUnpublication(document) ? undefined : document
      }
      return undefined
    },
    toVisibleId: toPublishedId,
    rename(document) {
      const { _id: _originalId } = document
      return { ...document, _id: toPublishedId(_originalId), _originalId }
    },
  }
}

function idIn(layer: string, publishedId: string): string {
  if (layer === 'published') return publishedId
  // A layer with one document; no document has an empty id.
  if (layer.includes('.')) return toPublishedId(layer) === publishedId ? layer : ''
  return layer === 'drafts' ? toDraftId(publishedId) : toVersionId(layer, publishedId)
}

function createView(
  index: MemoryIndex,
  present: Presenter,
  reader: PerspectiveReader,
  audience: Audience,
): DatasetView {
  const byId = new Map<string, LakeDocument>()
  const byType = new Map<string, readonly LakeDocument[]>()
  let all: readonly LakeDocument[] | undefined

  const find = (id: string) => (isReadableBy(audience, id) ? reader.find(id) : undefined)
  const get = (id: string) => {
    const cached = byId.get(id)
    if (cached !== undefined) return cached
    const stored = find(id)
    if (stored === undefined) return undefined
    const document = reader.rename(present(stored))
    byId.set(id, document)
    return document
  }
  const getAll = (storedIds: Iterable<string>) => {
    const visibleIds = new Set([...storedIds].map((id) => reader.toVisibleId(id)))
    return [...visibleIds].flatMap((id) => get(id) ?? []).sort(byDocumentId)
  }

  return {
    get,
    findStored: find,
    referringTo: (ids) => getAll([...ids].flatMap((id) => [...index.idsReferringTo(id)])),
    ofType(type) {
      let documents = byType.get(type)
      if (documents === undefined) {
        // Another layer of a document may have another type.
        documents = getAll(index.idsOfType(type)).filter(({ _type }) => _type === type)
        byType.set(type, documents)
      }
      return documents
    },
    get documents() {
      all ??= getAll(index.ids())
      return all
    },
  }
}
