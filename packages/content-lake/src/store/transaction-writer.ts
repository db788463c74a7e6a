import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument } from '../document-ids'
import { prepareAssetRecords } from './asset-deletions'
import type { DocumentChange, Transaction } from './document-store'
import { prepareErase } from './private-tables'

type RowId = number | bigint

/**
 * Creates a function that stores a transaction, or nothing if it throws. Private documents and their
 * history go into separate tables. `erased` is the result of `findErased`.
 */
export function createTransactionWriter(
  db: Database,
): (transaction: Transaction, erased: ReadonlySet<string>) => void {
  const addTransaction = db.prepare(
    'INSERT INTO transactions (id, author, timestamp, results) VALUES (?, ?, ?, ?)',
  )
  const addPrivateResults = db.prepare('INSERT INTO private_results (seq, results) VALUES (?, ?)')
  const writePublic = changeWriter(db, '')
  const writePrivate = changeWriter(db, 'private_')
  const erase = prepareErase(db)
  const recordAssets = prepareAssetRecords(db)

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
