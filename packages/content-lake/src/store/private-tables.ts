import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument, toPublishedId } from '../document-ids'
import type { LakeDocument } from '../types'
import type { DocumentChange } from './document-store'

/**
 * @param changes of a transaction
 * @param stored returns every document before the transaction
 * @returns published ids of the private documents that the transaction deletes with their last draft
 *   or version: the lake erases those
 */
export function findErased(
  changes: readonly DocumentChange[],
  stored: () => readonly LakeDocument[],
): ReadonlySet<string> {
  const deleted = changes.filter(({ id, after }) => after === null && isOfPrivateDocument(id))
  const erased = new Set(deleted.map(({ id }) => toPublishedId(id)))
  if (erased.size === 0) return erased
  const changed = new Set(changes.map(({ id }) => id))
  for (const { _id } of stored()) if (!changed.has(_id)) erased.delete(toPublishedId(_id))
  for (const { id, after } of changes) if (after !== null) erased.delete(toPublishedId(id))
  return erased
}

/** SQL condition: the value is in the statement's parameter, a list of ids in JSON. */
const isErased = 'IN (SELECT value FROM json_each(?))'

/**
 * Prepares the erasure of private documents with their history. Call the function inside a transaction,
 * with published ids.
 *
 * Deleting rows is not enough. SQLite moves rows between pages as a table grows, and `secure_delete`
 * overwrites a deleted row but not the copies that such moves leave. So the tables are cleared, which
 * overwrites complete pages, and the remaining rows are inserted again.
 */
export function prepareErase(db: Database): (publishedIds: ReadonlySet<string>) => void {
  const recorded = db
    .prepare<[], string>('SELECT DISTINCT document_id FROM private_changes')
    .pluck()
  const rewriteResults = prepareRewrite(db, {
    table: 'private_results',
    columns: ['seq', 'results'],
    condition: `seq NOT IN (SELECT seq FROM private_changes WHERE document_id ${isErased})`,
    order: 'seq',
  })
  const rewriteChanges = prepareRewrite(db, {
    table: 'private_changes',
    columns: ['seq', 'position', 'document_id', 'before', 'after', 'mutations'],
    condition: `NOT document_id ${isErased}`,
    order: 'seq, position',
  })
  const rewriteDocuments = prepareRewrite(db, {
    table: 'private_documents',
    columns: ['id', 'body'],
    condition: `NOT id ${isErased}`,
    order: 'id',
  })

  return (publishedIds) => {
    const ids = recorded.all().filter((id) => publishedIds.has(toPublishedId(id)))
    // Results first: their condition reads the changes.
    for (const rewrite of [rewriteResults, rewriteChanges, rewriteDocuments]) {
      rewrite(JSON.stringify(ids))
    }
  }
}

interface Rewrite {
  readonly table: string
  readonly columns: readonly string[]
  /** Of the rows that remain, with one parameter. */
  readonly condition: string
  readonly order: string
}

function prepareRewrite(db: Database, { table, columns, condition, order }: Rewrite) {
  const names = columns.join(', ')
  const values = columns.map(() => '?').join(', ')
  const read = db
    .prepare<[string], unknown[]>(
      `SELECT ${names} FROM ${table} WHERE ${condition} ORDER BY ${order}`,
    )
    .raw()
  const clear = db.prepare(`DELETE FROM ${table}`)
  const add = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`)
  return (ids: string) => {
    const rows = read.all(ids)
    clear.run()
    for (const row of rows) add.run(...row)
  }
}
