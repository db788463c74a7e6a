import type { Database } from 'better-sqlite3'
import { isOfPrivateDocument, publishedIdOf } from '../document-ids'
import type { LakeDocument } from '../context'
import type { DocumentChange } from './document-store'

/**
 * @param changes a transaction's
 * @param stored every document before the transaction
 * @returns published ids of the private documents that the transaction deletes and of which it
 *   leaves neither a draft nor a version: nothing of them is to be kept
 */
export function erasedBy(
  changes: readonly DocumentChange[],
  stored: () => readonly LakeDocument[],
): ReadonlySet<string> {
  const deleted = changes.filter(({ id, after }) => after === null && isOfPrivateDocument(id))
  const erased = new Set(deleted.map(({ id }) => publishedIdOf(id)))
  if (erased.size === 0) return erased
  const touched = new Set(changes.map(({ id }) => id))
  for (const { _id } of stored()) if (!touched.has(_id)) erased.delete(publishedIdOf(_id))
  for (const { id, after } of changes) if (after !== null) erased.delete(publishedIdOf(id))
  return erased
}

/** In SQL, whether a value is one of the ids in the statement's parameter, a list in JSON. */
const isErased = 'IN (SELECT value FROM json_each(?))'

/**
 * Makes the function that takes documents, with all that was ever recorded of them, out of the
 * private tables. To be called within a transaction, with published ids.
 *
 * Rows are not simply deleted. SQLite moves rows between pages as a table grows, and `secure_delete`
 * overwrites a deleted row but not the copies that such moves left behind. So the tables are
 * cleared, which overwrites whole pages, and what remains is written anew.
 */
export function createEraser(db: Database): (publishedIds: ReadonlySet<string>) => void {
  const recorded = db
    .prepare<[], string>('SELECT DISTINCT document_id FROM private_changes')
    .pluck()
  const rewriteResults = rewriter(db, {
    table: 'private_results',
    columns: ['seq', 'results'],
    kept: `seq NOT IN (SELECT seq FROM private_changes WHERE document_id ${isErased})`,
    order: 'seq',
  })
  const rewriteChanges = rewriter(db, {
    table: 'private_changes',
    columns: ['seq', 'position', 'document_id', 'before', 'after', 'mutations'],
    kept: `NOT document_id ${isErased}`,
    order: 'seq, position',
  })
  const rewriteDocuments = rewriter(db, {
    table: 'private_documents',
    columns: ['id', 'body'],
    kept: `NOT id ${isErased}`,
    order: 'id',
  })

  return (publishedIds) => {
    const ids = recorded.all().filter((id) => publishedIds.has(publishedIdOf(id)))
    // In this order: which results go is read from the changes.
    for (const rewrite of [rewriteResults, rewriteChanges, rewriteDocuments]) {
      rewrite(JSON.stringify(ids))
    }
  }
}

interface Rewriting {
  readonly table: string
  readonly columns: readonly string[]
  /** Condition of the rows to keep, with one parameter. */
  readonly kept: string
  readonly order: string
}

function rewriter(db: Database, { table, columns, kept, order }: Rewriting) {
  const names = columns.join(', ')
  const values = columns.map(() => '?').join(', ')
  const read = db
    .prepare<[string], unknown[]>(`SELECT ${names} FROM ${table} WHERE ${kept} ORDER BY ${order}`)
    .raw()
  const clear = db.prepare(`DELETE FROM ${table}`)
  const add = db.prepare(`INSERT INTO ${table} (${names}) VALUES (${values})`)
  return (ids: string) => {
    const rows = read.all(ids)
    clear.run()
    for (const row of rows) add.run(...row)
  }
}
