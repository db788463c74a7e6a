import type { Database } from 'better-sqlite3'
import type { Log } from '../types'
import type { DocumentStore, Transaction, DocumentChange } from './document-store'
import { truncateLog } from './database'
import { MemoryIndex } from './memory-index'
import { findErased, prepareErase } from './private-tables'
import { parseDocument } from './stored-document'
import { isOfPrivateDocument } from '../document-ids'
import { preparePruning } from '../history/retention'
import { prepareAssetRecords } from './asset-deletions'

/**
 * Reads all documents of a database into memory. A commit is durable before anyone can see it: SQLite
 * first, then memory, then the listeners. Deleting a private document also erases its history;
 * listeners still receive its last state.
 * @param historyKeep as for `preparePruning`; by default the history keeps everything
 * @throws Error if a stored document is damaged
 */
export function createDocumentStore(db: Database, log: Log, historyKeep?: number): DocumentStore {
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
  const write = createTransactionWriter(db, historyKeep)
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

type RowId = number | bigint

/**
 * Creates a function that stores a transaction, or nothing if it throws. Private documents and their
 * history go into separate tables. `erased` is the result of `findErased`.
 */
function createTransactionWriter(
  db: Database,
  historyKeep: number | undefined,
): (transaction: Transaction, erased: ReadonlySet<string>) => void {
  const addTransaction = db.prepare(
    'INSERT INTO transactions (id, author, timestamp, results) VALUES (?, ?, ?, ?)',
  )
  const addPrivateResults = db.prepare('INSERT INTO private_results (seq, results) VALUES (?, ?)')
  const writePublic = changeWriter(db, '')
  const writePrivate = changeWriter(db, 'private_')
  const erase = prepareErase(db)
  const recordAssets = prepareAssetRecords(db)
  const prune = historyKeep === undefined ? undefined : preparePruning(db, historyKeep)

  const write = db.transaction((transaction: Transaction, erased: ReadonlySet<string>) => {
    const { id, author, timestamp, changes } = transaction
    const results = JSON.stringify(transaction.results ?? [])
    const isPrivate = changes.some((change) => isOfPrivateDocument(change.id))
    const publicResults = isPrivate ? '[]' : results
    const { lastInsertRowid: seq } = addTransaction.run(id, author, timestamp, publicResults)
    if (isPrivate) addPrivateResults.run(seq, results)
    changes.forEach((change, position) => {
      const writeChange = isOfPrivateDocument(change.id) ? writePrivate : writePublic
      writeChange(seq, position, change)
      prune?.(change.id)
    })
    recordAssets(changes, timestamp)
    if (erased.size > 0) erase(erased)
  })
  return (transaction, erased) => {
    write.immediate(transaction, erased)
  }
}

/** @param prefix of the table names */
function changeWriter(db: Database, prefix: '' | 'private_') {
  const addChange = db.prepare(
    `INSERT INTO ${prefix}changes (seq, position, document_id, before, after, mutations)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const putDocument = db.prepare(
    `INSERT INTO ${prefix}documents (id, body) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  )
  const deleteDocument = db.prepare(`DELETE FROM ${prefix}documents WHERE id = ?`)

  return (seq: RowId, position: number, { id, before, after, mutations }: DocumentChange) => {
    const beforeJson = before && JSON.stringify(before)
    const afterJson = after && JSON.stringify(after)
    addChange.run(seq, position, id, beforeJson, afterJson, JSON.stringify(mutations))
    if (afterJson === null) deleteDocument.run(id)
    else putDocument.run(id, afterJson)
  }
}
