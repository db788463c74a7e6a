import type { Database } from 'better-sqlite3'
import type { Log } from '../types'
import type { DocumentStore, Transaction } from './document-store'
import { truncateLog } from './database'
import { MemoryIndex } from './memory-index'
import { findErased } from './private-tables'
import { parseDocument } from './stored-document'
import { createTransactionWriter } from './transaction-writer'

/**
 * Reads all documents of a database into memory. A commit is durable before anyone can see it: SQLite
 * first, then memory, then the listeners. Deleting a private document also erases its history;
 * listeners still receive its last state.
 * @throws Error if a stored document is damaged
 */
export function createDocumentStore(db: Database, log: Log): DocumentStore {
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
  const clearLog = createLogCleaner(db, log)

  return {
    get: (id) => index.get(id),
    snapshot: () => index.snapshot(),
    ids: () => index.ids(),
    bytes: () => measure.get() ?? 0,
    listReferrers: (id) => index.listReferrers(id),
    commit(transaction) {
      const erased = findErased(transaction.changes, () => index.snapshot())
      write(transaction, erased)
      for (const { id, after } of transaction.changes) {
        if (after === null) index.delete(id)
        else index.set(after)
      }
      clearLog(erased.size > 0)
      for (const listener of [...listeners]) {
        try {
          listener(transaction)
        } catch (error) {
          // The transaction is stored, and the other listeners still need it.
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
 * Creates a function to call after each commit. It truncates the write-ahead log after an erasure,
 * because the log contains the erased pages. If that fails, for example on a full disk, it tries again
 * after the next commit.
 */
function createLogCleaner(db: Database, log: Log): (hasErased: boolean) => void {
  let isDue = false
  return (hasErased) => {
    isDue ||= hasErased
    if (!isDue) return
    try {
      truncateLog(db)
      isDue = false
    } catch (error) {
      log('erased documents remain in the write-ahead log until the next commit', {
        error: String(error),
      })
    }
  }
}
