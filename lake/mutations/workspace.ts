import type { LakeDocument } from '../context'
import type { DocumentChange, DocumentStore, MutationResult } from '../store/document-store'
import { isValidId } from '../document-ids'
import { alreadyExists, invalid, missing, otherRevision } from './faults'
import type { DocumentStub, MutationById, PatchOperations } from './mutation'
import { applyPatch } from './patch'

export interface WorkspaceOptions {
  readonly documents: Pick<DocumentStore, 'get'>
  readonly transactionId: string
  /** ISO 8601, UTC: when the transaction happens. */
  readonly timestamp: string
  readonly newId: () => string
}

interface Touched {
  readonly before: LakeDocument | null
  after: LakeDocument | null
  readonly mutations: unknown[]
}

/**
 * The state inside one transaction: what is stored, with the mutations so far on top. Nothing is
 * written until the caller commits `changes()`; dropping the workspace drops it all.
 */
export class Workspace {
  readonly #options: WorkspaceOptions
  readonly #touched = new Map<string, Touched>()

  constructor(options: WorkspaceOptions) {
    this.#options = options
  }

  get(id: string): LakeDocument | undefined {
    const touched = this.#touched.get(id)
    return touched === undefined ? this.#options.documents.get(id) : (touched.after ?? undefined)
  }

  /** What to commit: one change for each document that differs in the end. */
  changes(): DocumentChange[] {
    return [...this.#touched]
      .map(([id, touched]) => ({ id, ...touched }))
      .filter(({ before, after }) => before !== null || after !== null)
  }

  /**
   * Applies one mutation.
   * @throws Refusal when it cannot be applied
   */
  apply(mutation: MutationById): MutationResult {
    if ('create' in mutation) return this.#create(mutation.create)
    if ('createOrReplace' in mutation) return this.#createOrReplace(mutation.createOrReplace)
    if ('createIfNotExists' in mutation) {
      const { _id: id } = mutation.createIfNotExists
      if (this.get(id) !== undefined) return { id, operation: 'none' }
      return this.#create(mutation.createIfNotExists, 'createIfNotExists')
    }
    if ('delete' in mutation) return this.#delete(mutation.delete.id)
    const { id, ...operations } = mutation.patch
    return this.#patch(id, operations)
  }

  #create(stub: DocumentStub, operation: 'create' | 'createIfNotExists' = 'create') {
    const id = this.#idFor(stub._id)
    if (this.get(id) !== undefined) throw alreadyExists(id)
    this.#put(id, this.#complete(id, stub), { [operation]: { ...stub, _id: id } })
    return { id, operation: 'create' } as const
  }

  #createOrReplace(stub: DocumentStub): MutationResult {
    const id = this.#idFor(stub._id)
    const existing = this.get(id)
    const { _createdAt: createdAt = existing?._createdAt } = stub
    this.#put(id, this.#complete(id, { ...stub, _createdAt: createdAt }), { createOrReplace: stub })
    return { id, operation: existing === undefined ? 'create' : 'update' }
  }

  #delete(id: string): MutationResult {
    if (this.get(id) !== undefined) this.#put(id, null, { delete: { id } })
    return { id, operation: 'delete' }
  }

  #patch(id: string, operations: PatchOperations): MutationResult {
    const existing = this.get(id)
    if (existing === undefined) throw missing(id)
    const { ifRevisionID: expected } = operations
    if (expected != null && expected !== existing._rev) {
      throw otherRevision(id, existing._rev, expected)
    }
    const patched = applyPatch(existing, operations)
    const { transactionId: _rev, timestamp: _updatedAt } = this.#options
    this.#put(id, { ...patched, _rev, _updatedAt }, { patch: { id, ...operations } })
    return { id, operation: 'update' }
  }

  #put(id: string, after: LakeDocument | null, mutation: unknown): void {
    const touched = this.#touched.get(id)
    if (touched === undefined) {
      const before = this.#options.documents.get(id) ?? null
      this.#touched.set(id, { before, after, mutations: [mutation] })
    } else {
      touched.after = after
      touched.mutations.push(mutation)
    }
  }

  /** Ids may be left out, or end in a dot to have the rest made. */
  #idFor(given: string | undefined): string {
    const id = given === undefined || given.endsWith('.') ? `${given ?? ''}${this.#newId()}` : given
    if (!isValidId(id)) {
      throw invalid(
        `Document ID "${id}" is not valid: it may hold a-z, A-Z, 0-9, "-", "_" and single dots, up to 128 characters`,
        id,
      )
    }
    return id
  }

  #newId(): string {
    return this.#options.newId()
  }

  #complete(id: string, stub: DocumentStub): LakeDocument {
    const { transactionId, timestamp } = this.#options
    const { _createdAt: given, ...fields } = stub
    const createdAt = typeof given === 'string' ? given : timestamp
    return {
      ...fields,
      _id: id,
      _type: stub._type,
      _rev: transactionId,
      _createdAt: createdAt,
      _updatedAt: timestamp,
    }
  }
}
