import type { LakeDocument } from '../context'

/** One document's part of a transaction. `null` stands for "did not exist". */
export interface DocumentChange {
  readonly id: string
  readonly before: LakeDocument | null
  readonly after: LakeDocument | null
  /** The mutations of this document as they were applied, for listeners and history. */
  readonly mutations: readonly unknown[]
}

/** What one mutation did, as the answer to its sender says it. */
export interface MutationResult {
  readonly id: string
  readonly operation: 'create' | 'update' | 'delete' | 'none'
}

/** A committed transaction. Its id is the `_rev` of every document it wrote. */
export interface Transaction {
  readonly id: string
  readonly author: string
  readonly timestamp: string
  readonly changes: readonly DocumentChange[]
  /** Answer to the sender, kept so that the same transaction sent again is answered the same. */
  readonly results?: readonly MutationResult[]
}

/**
 * The documents: in memory for reading, in SQLite as the durable record. One writer; a reader
 * that takes `snapshot()` sees one state for as long as it holds it.
 */
export interface DocumentStore {
  get(id: string): LakeDocument | undefined
  /** Every document at this moment; later commits do not change the returned array. */
  snapshot(): readonly LakeDocument[]
  /** Stores the transaction durably, then updates memory, then tells `onCommit` listeners. */
  commit(transaction: Transaction): void
  /** @returns a function that stops the listening */
  onCommit(listener: (transaction: Transaction) => void): () => void
}
