import type { LakeDocument } from '../types'
import type { DocumentChange, DocumentStore, MutationResult } from '../store/document-store'
import { isReleaseDocumentId, isValidId, toVersionId } from '../document-ids'
import { requireUnlocked } from '../releases/release-document'
import type { DocumentStub, MutationById, PatchOperations } from './mutation'
import { applyPatch } from './patch'
import { alreadyExists, doesNotExist, invalid, requireRevision } from './rejection'

interface WorkspaceOptions {
  readonly documents: Pick<DocumentStore, 'get' | 'ids'>
  readonly transactionId: string
  /** Of the transaction: ISO 8601, UTC. */
  readonly timestamp: string
  readonly newId: () => string
}

interface ChangedDocument {
  readonly before: LakeDocument | null
  after: LakeDocument | null
  readonly mutations: unknown[]
}

/**
 * The documents inside a transaction: the stored ones with the mutations so far. The caller commits
 * `changes()`; the workspace itself writes nothing.
 */
export class Workspace {
  readonly #options: WorkspaceOptions
  readonly #changed = new Map<string, ChangedDocument>()

  constructor(options: WorkspaceOptions) {
    this.#options = options
  }

  /** Of the transaction: ISO 8601, UTC. */
  get timestamp(): string {
    return this.#options.timestamp
  }

  get(id: string): LakeDocument | undefined {
    const changed = this.#changed.get(id)
    return changed === undefined ? this.#options.documents.get(id) : (changed.after ?? undefined)
  }

  /** @throws Rejection if there is no such document */
  require(id: string): LakeDocument {
    const document = this.get(id)
    if (document === undefined) throw doesNotExist(id)
    return document
  }

  /** The documents of a release, sorted by id. */
  listVersions(release: string): readonly LakeDocument[] {
    const prefix = toVersionId(release, '')
    const ids = new Set([...this.#options.documents.ids(), ...this.#changed.keys()])
    return [...ids]
      .filter((id) => id.startsWith(prefix))
      .sort()
      .flatMap((id) => this.get(id) ?? [])
  }

  /** One change for each changed document. */
  changes(): DocumentChange[] {
    return [...this.#changed]
      .map(([id, changed]) => ({ id, ...changed }))
      .filter(({ before, after }) => before !== null || after !== null)
  }

  /**
   * Documents of releases can be deleted, but not written, and versions of scheduled ones are locked.
   * @throws Rejection if the mutation cannot be applied
   */
  apply(mutation: MutationById): MutationResult {
    const target = getId(mutation)
    if (!('delete' in mutation)) rejectReleaseDocument(target)
    if (target !== undefined) requireUnlocked(this, target)
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

  /** Creates or replaces the document of a release, which no mutation may do. */
  writeRelease(document: DocumentStub): MutationResult {
    return this.#createOrReplace(document)
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
    const existing = this.require(id)
    requireRevision(existing, id, operations.ifRevisionID)
    const patched = applyPatch(existing, operations)
    const { transactionId: _rev, timestamp: _updatedAt } = this.#options
    this.#put(id, { ...patched, _rev, _updatedAt }, { patch: { id, ...operations } })
    return { id, operation: 'update' }
  }

  #put(id: string, after: LakeDocument | null, mutation: unknown): void {
    const changed = this.#changed.get(id)
    if (changed === undefined) {
      const before = this.#options.documents.get(id) ?? null
      this.#changed.set(id, { before, after, mutations: [mutation] })
    } else {
      changed.after = after
      changed.mutations.push(mutation)
    }
  }

  /** Generates a missing id, or the rest of an id that ends in a dot. */
  #idFor(requested: string | undefined): string {
    const isComplete = requested !== undefined && !requested.endsWith('.')
    const id = isComplete ? requested : `${requested ?? ''}${this.#options.newId()}`
    if (!isValidId(id)) {
      throw invalid(
        `Document ID "${id}" is not valid: it may hold a-z, A-Z, 0-9, "-", "_" and single dots, up to 128 characters`,
        id,
      )
    }
    return id
  }

  /** Adds the system fields, and drops fields with the value `undefined`. */
  #complete(id: string, stub: DocumentStub): LakeDocument {
    const { transactionId, timestamp } = this.#options
    const { _createdAt: requested, ...fields } = stub
    const createdAt = typeof requested === 'string' ? requested : timestamp
    return {
      ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
      _id: id,
      _type: stub._type,
      _rev: transactionId,
      _createdAt: createdAt,
      _updatedAt: timestamp,
    }
  }
}

/** @returns `undefined` for a document without an id */
function getId(mutation: MutationById): string | undefined {
  if ('delete' in mutation) return mutation.delete.id
  if ('create' in mutation) return mutation.create._id
  if ('createOrReplace' in mutation) return mutation.createOrReplace._id
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists._id
  return mutation.patch.id
}

function rejectReleaseDocument(id: string | undefined): void {
  if (id === undefined || !isReleaseDocumentId(id)) return
  throw invalid(
    `Document "${id}" belongs to a release, which mutations cannot write; use the actions of releases`,
    id,
  )
}
