import type { LakeDocument } from '../types'
import { allReferences, strongReferences } from './references'

/** Compares documents for the order of `*`. */
export const byDocumentId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : 1)

/** Documents in memory by id, by type and by strong references. */
export class MemoryIndex {
  readonly #byId = new Map<string, LakeDocument>()
  readonly #idsByType = new Map<string, Set<string>>()
  readonly #referrers = new Map<string, Set<string>>()
  /** Ids by the targets of all references; created on first use, since only queries need it. */
  #references: Map<string, Set<string>> | undefined
  #snapshot: readonly LakeDocument[] | undefined

  get(id: string): LakeDocument | undefined {
    return this.#byId.get(id)
  }

  /** All documents, sorted by id. Later changes do not affect the array. */
  snapshot(): readonly LakeDocument[] {
    this.#snapshot ??= [...this.#byId.values()].sort(byDocumentId)
    return this.#snapshot
  }

  ids(): Iterable<string> {
    return this.#byId.keys()
  }

  idsOfType(type: string): ReadonlySet<string> {
    return this.#idsByType.get(type) ?? new Set()
  }

  /** Ids of the documents with a strong reference to this one. */
  listReferrers(id: string): ReadonlySet<string> {
    return this.#referrers.get(id) ?? new Set()
  }

  /** Ids of the documents with a reference to this one, weak or strong. */
  idsReferringTo(id: string): ReadonlySet<string> {
    this.#references ??= this.#indexReferences()
    return this.#references.get(id) ?? new Set()
  }

  /** Returns the whole index at once: a query that is interrupted here must leave no partial one. */
  #indexReferences(): Map<string, Set<string>> {
    const references = new Map<string, Set<string>>()
    for (const document of this.#byId.values()) addReferences(references, document)
    return references
  }

  set(document: LakeDocument): void {
    this.delete(document._id)
    this.#byId.set(document._id, document)
    add(this.#idsByType, document._type, document._id)
    for (const target of strongReferences(document)) add(this.#referrers, target, document._id)
    if (this.#references !== undefined) addReferences(this.#references, document)
    this.#snapshot = undefined
  }

  delete(id: string): void {
    const document = this.#byId.get(id)
    if (document === undefined) return
    this.#byId.delete(id)
    remove(this.#idsByType, document._type, id)
    for (const target of strongReferences(document)) remove(this.#referrers, target, id)
    if (this.#references !== undefined) {
      for (const target of allReferences(document)) remove(this.#references, target, id)
    }
    this.#snapshot = undefined
  }
}

function addReferences(sets: Map<string, Set<string>>, document: LakeDocument): void {
  for (const target of allReferences(document)) add(sets, target, document._id)
}

function add(sets: Map<string, Set<string>>, key: string, id: string): void {
  const set = sets.get(key)
  if (set === undefined) sets.set(key, new Set([id]))
  else set.add(id)
}

function remove(sets: Map<string, Set<string>>, key: string, id: string): void {
  const set = sets.get(key)
  set?.delete(id)
  if (set?.size === 0) sets.delete(key)
}
