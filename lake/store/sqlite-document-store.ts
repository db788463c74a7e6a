import type { Database } from 'better-sqlite3'
import type { Log } from '../context'
import type { DocumentStore, Transaction } from './document-store'
import { emptyLog } from './database'
import { MemoryIndex } from './memory-index'
import { erasedBy } from './private-tables'
import { parseDocument } from './stored-document'
import { createTransactionWriter } from './transaction-writer'

/** The store with what the lake itself needs beyond reading and committing. */
export interface IndexedDocumentStore extends DocumentStore {
  /** Ids of all documents, in no order. */
  ids(): Iterable<string>
  /** How long all documents are together, as UTF-8 JSON. */
  bytes(): number
  /** Ids of the documents that hold a strong reference to this id. */
  referrersOf(id: string): ReadonlySet<string>
}

/**
 * Opens the documents of a database and reads all of them into memory.
 * A commit is durable before anyone can see it: SQLite first, then memory, then the listeners.
 * The deletion of a private document is also its erasure from the record: its listeners are told
 * what was deleted, and nothing on disk is.
 * @throws Error when a stored document is not the JSON it was written as
 */
export function createDocumentStore(db: Database, log: Log): IndexedDocumentStore {
  const index = new MemoryIndex()
  const stored = db.prepare<[], { body: string }>(
    'SELECT body FROM documents UNION ALL SELECT body FROM private_documents',
  )
  for (const { body } of stored.iterate()) index.set(parseDocument(body))
  const measure = db
    .prepare<[], number>(
      `SELECT coalesce(sum(octet_length(body)), 0)
       FROM (SELECT body FROM documents UNION ALL SELECT body FROM private_documents)`,
    )
    .pluck()
  const listeners = new Set<(transaction: Transaction) => void>()
  const write = createTransactionWriter(db)
  const forget = createForgetter(db, log)

  return {
    get: (id) => index.get(id),
    snapshot: () => index.snapshot(),
    ids: () => index.ids(),
    bytes: () => measure.get() ?? 0,
    referrersOf: (id) => index.referrersOf(id),
    commit(transaction) {
      const erased = erasedBy(transaction.changes, () => index.snapshot())
      write(transaction, erased)
      for (const { id, after } of transaction.changes) {
        if (after === null) index.delete(id)
        else index.set(after)
      }
      forget(erased.size > 0)
      for (const listener of [...listeners]) {
        try {
          listener(transaction)
        } catch (error) {
          // The transaction stands; one broken listener must not keep it from the others.
          log('a commit listener failed', { transaction: transaction.id, error: String(error) })
        }
      }
    },
    onCommit(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/**
 * Makes the function that empties the log after an erasure: it still holds the pages as they were
 * before. The transaction stands by then, so a disk without room for it is not the sender's fault:
 * the log is emptied after a later one.
 */
function createForgetter(db: Database, log: Log): (hasErased: boolean) => void {
  let isDue = false
  return (hasErased) => {
    isDue ||= hasErased
    if (!isDue) return
    try {
      emptyLog(db)
      isDue = false
    } catch (error) {
      log('what was erased is still in the log of the database', { error: String(error) })
    }
  }
}
