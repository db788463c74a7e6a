import type { Database } from 'better-sqlite3'
import { toPublishedId } from '../document-ids'

/**
 * Creates a function that deletes the oldest changes of a document, and the transactions that lose
 * their last one. It keeps the deletion of a draft as long as the publish that caused it. Call it
 * inside the transaction that adds a change.
 * @param keep number of changes to keep of each document, draft and version: at least 1
 */
export function preparePruning(db: Database, keep: number): (id: string) => void {
  const removals = ['changes', 'private_changes'].map((table) =>
    db
      .prepare<[object], number>(
        `DELETE FROM ${table} AS c WHERE document_id = $id
           AND seq <= (SELECT seq FROM ${table} WHERE document_id = $id
             ORDER BY seq DESC LIMIT 1 OFFSET $keep)
           AND NOT (after IS NULL AND $id <> $published AND EXISTS (
             SELECT 1 FROM ${table} p WHERE p.seq = c.seq AND p.document_id = $published))
         RETURNING seq`,
      )
      .pluck(),
  )
  const hasChanges = db.prepare('SELECT 1 FROM all_changes WHERE seq = ?')
  const removeEmpty = ['private_results', 'transactions'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE seq = ?`),
  )
  return (id) => {
    const range = { id, published: toPublishedId(id), keep }
    for (const seq of removals.flatMap((remove) => remove.all(range))) {
      if (hasChanges.get(seq) !== undefined) continue
      for (const remove of removeEmpty) remove.run(seq)
    }
  }
}
