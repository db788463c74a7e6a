import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument } from '../document-ids'
import type { DocumentChange, Transaction } from './document-store'
import { createEraser } from './private-tables'

type RowId = number | bigint

/**
 * Makes the function that stores a transaction: all of it, or nothing when it throws. Private
 * documents and what is recorded of them go into tables of their own. `erased` are the published
 * ids of the private documents of which the transaction leaves nothing.
 */
export function createTransactionWriter(
  db: Database,
): (transaction: Transaction, erased: ReadonlySet<string>) => void {
  const addTransaction = db.prepare(
    'INSERT INTO transactions (id, author, timestamp, results) VALUES (?, ?, ?, ?)',
  )
  const addPrivateResults = db.prepare('INSERT INTO private_results (seq, results) VALUES (?, ?)')
  const recordPublic = changeWriter(db, '')
  const recordPrivate = changeWriter(db, 'private_')
  const erase = createEraser(db)

  const write = db.transaction((transaction: Transaction, erased: ReadonlySet<string>) => {
    const { id, author, timestamp, changes } = transaction
    const results = JSON.stringify(transaction.results ?? [])
    const isPrivate = changes.some((change) => isOfPrivateDocument(change.id))
    const inPublic = isPrivate ? '[]' : results
    const { lastInsertRowid: seq } = addTransaction.run(id, author, timestamp, inPublic)
    if (isPrivate) addPrivateResults.run(seq, results)
    changes.forEach((change, position) => {
      const record = isOfPrivateDocument(change.id) ? recordPrivate : recordPublic
      record(seq, position, change)
    })
    if (erased.size > 0) erase(erased)
  })
  return (transaction, erased) => {
    write.immediate(transaction, erased)
  }
}

/** @param prefix of the names of the tables to write to */
function changeWriter(db: Database, prefix: '' | 'private_') {
  const addChange = db.prepare(
    `INSERT INTO ${prefix}changes (seq, position, document_id, before, after, mutations)
     VALUES (?, ?, ?, ?, ?, ?)`,
  )
  const putDocument = db.prepare(
    `INSERT INTO ${prefix}documents (id, body) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  )
  const dropDocument = db.prepare(`DELETE FROM ${prefix}documents WHERE id = ?`)

  return (seq: RowId, position: number, { id, before, after, mutations }: DocumentChange) => {
    const was = before && JSON.stringify(before)
    const is = after && JSON.stringify(after)
    addChange.run(seq, position, id, was, is, JSON.stringify(mutations))
    if (is === null) dropDocument.run(id)
    else putDocument.run(id, is)
  }
}
