import type { LakeDocument } from '../types'

/** One document's part of a transaction. `null` means that it does not exist. */
export interface DocumentChange {
  readonly id: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
  /** The mutations of this document as applied, for listeners and history. */
  readonly mutations: readonly unknown[]
}

/** Result of one mutation, as in the response. */
export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
}

/** A committed transaction. Its id is the `_rev` of every document that it wrote. */
export interface Transaction {
  readonly id: string
  readonly author: string
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
  /** Stored so that a repeated transaction gets the same response. */
  readonly results?: readonly MutationResult[]
}

/** The documents: readers use memory, SQLite is the durable copy. There is one writer. */
export interface DocumentStore {
  get(id: string): LakeDocument | undefined
  /** All documents; later commits do not change the returned array. */
  snapshot(): readonly LakeDocument[]
  /** Ids of all documents, unordered. */
  ids(): Iterable<string>
  /** Length of all documents, as UTF-8 JSON. */
  bytes(): number
  /** Ids of the documents with a strong reference to this id. */
  listReferrers(id: string): ReadonlySet<string>
  /** Stores the transaction durably, then updates memory, then calls `onCommit` listeners. */
  commit(transaction: Transaction): void
  /** @returns a function that removes the listener */
  onCommit(listener: (transaction: Transaction) => void): () => void
}

const assetTypes = new Set(['sanity.imageAsset', 'sanity.fileAsset'])

/**
 * Turns a stored document into the one that callers receive.
 * @param publicUrl result of `getRequestedUrl`; the lake's by default
 */
export type Presenter = (document: LakeDocument, publicUrl?: string) => LakeDocument

export interface PresenterOptions {
  readonly projectId: string
  readonly dataset: string
  /** Where browsers reach the API, without a final slash. */
  readonly publicUrl: string
}

/**
 * Asset documents store the path of their bytes. The presenter replaces project and dataset in it and
 * adds their `url`, so that content can move to another project, dataset and origin.
 */
export function createPresenter(options: PresenterOptions): Presenter {
  const { projectId, dataset } = options
  return (document, publicUrl = options.publicUrl) => {
    if (!assetTypes.has(document._type) || typeof document.path !== 'string') return document
    const path = document.path.replace(
      /^(images|files)\/[^/]+\/[^/]+\//,
      (_all, kind: string) => `${kind}/${projectId}/${dataset}/`,
    )
    return { ...document, path, url: `${publicUrl}/${path}` }
  }
}
