import type { Database } from 'better-sqlite3'
import { toDraftId, isOfPrivateDocument, isVersionId, toPublishedId } from '../document-ids'

/** How much of the history is kept. States beyond either limit are deleted. */
export interface Retention {
  /** Age in days. */
  readonly days: number
  /** Number of changes of a document together with its draft. */
  readonly revisions: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the lake recognizes a repeated transaction id, even without its changes. */
const REPEATABLE_DAYS = 30
/** Small, so that requests run between two steps. */
const CHANGES_PER_STEP = 20
const TRANSACTIONS_PER_STEP = 500

type Table = 'changes' | 'private_changes'

/**
 * Deletes old states. It keeps the state of each document at the limit and all later ones, so it
 * always keeps the current state. It deletes all states of a document that was deleted before the
 * limit. It keeps the deletion of a draft as long as the publish that caused it.
 * @param now days are counted from this time
 * @returns steps to run one by one; each yields how many rows it deleted
 */
export function* pruneHistory(
  db: Database,
  now: Date,
  retention: Retention,
): Generator<number, void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const getLimit = createLimits(db, before(retention.days), retention.revisions)
  for (const table of ['changes', 'private_changes'] as const) {
    const remove = prepareRemoval(db, table)
    for (const id of documentIds(db, table)) {
      const limit = getLimit(id)
      let removed: number
      do {
        removed = limit === undefined ? 0 : remove(id, limit)
        yield removed
      } while (removed === CHANGES_PER_STEP)
    }
  }
  yield* removeEmptyTransactions(db, before(REPEATABLE_DAYS))
}

function* documentIds(db: Database, table: Table): Generator<string> {
  const next = db
    .prepare<[string], string | null>(`SELECT min(document_id) FROM ${table} WHERE document_id > ?`)
    .pluck()
  let id: string | null | undefined = ''
  while ((id = next.get(id)) != null) yield id
}

/** @returns a function from a document id to the `seq` of the oldest state to keep */
function createLimits(db: Database, oldest: string, revisions: number) {
  const lastBefore = db
    .prepare<[string], number>(
      'SELECT seq FROM transactions WHERE timestamp <= ? ORDER BY timestamp DESC, seq DESC LIMIT 1',
    )
    .pluck()
    .get(oldest)
  const beyondCount = (table: Table) =>
    db
      .prepare<[string, string, number], number>(
        `SELECT seq FROM ${table} WHERE document_id = ?
         UNION ALL SELECT seq FROM ${table} WHERE document_id = ?
         ORDER BY seq DESC LIMIT 1 OFFSET ?`,
      )
      .pluck()
  const publicLimit = beyondCount('changes')
  const privateLimit = beyondCount('private_changes')

  return (id: string): number | undefined => {
    const published = toPublishedId(id)
    const other = isVersionId(id) ? id : toDraftId(published)
    const statement = isOfPrivateDocument(id) ? privateLimit : publicLimit
    const byCount = statement.get(published, other, revisions)
    if (lastBefore === undefined || byCount === undefined) return lastBefore ?? byCount
    return Math.max(lastBefore, byCount)
  }
}

/** @returns a function that deletes the oldest changes of a document, at most those of one step */
function prepareRemoval(db: Database, table: Table) {
  const removable = db.prepare<
    { id: string; published: string; limit: number; step: number },
    { seq: number; position: number }
  >(
    `SELECT seq, position FROM ${table} c
     WHERE document_id = $id AND seq <= $limit
       AND (after IS NULL
         OR seq < (SELECT max(seq) FROM ${table} WHERE document_id = $id AND seq <= $limit))
       AND NOT (after IS NULL AND $id <> $published AND EXISTS (
         SELECT 1 FROM ${table} p WHERE p.seq = c.seq AND p.document_id = $published))
     ORDER BY seq LIMIT $step`,
  )
  const deleteRow = db.prepare(`DELETE FROM ${table} WHERE seq = ? AND position = ?`)
  return db.transaction((id: string, limit: number): number => {
    const found = removable.all({ id, published: toPublishedId(id), limit, step: CHANGES_PER_STEP })
    for (const { seq, position } of found) deleteRow.run(seq, position)
    return found.length
  })
}

/** Keeps the newest transaction, so that `seq` always grows. */
function* removeEmptyTransactions(db: Database, oldest: string): Generator<number, void> {
  const newest =
    db.prepare<[], number | null>('SELECT max(seq) FROM transactions').pluck().get() ?? 0
  const empty = db
    .prepare<[number, number, string], number>(
      `SELECT seq FROM transactions t WHERE seq >= ? AND seq < ? AND timestamp <= ?
         AND NOT EXISTS (SELECT 1 FROM all_changes c WHERE c.seq = t.seq)`,
    )
    .pluck()
  const deleteResults = db.prepare('DELETE FROM private_results WHERE seq = ?')
  const deleteRow = db.prepare('DELETE FROM transactions WHERE seq = ?')
  const remove = db.transaction((from: number, to: number): number => {
    const found = empty.all(from, to, oldest)
    for (const seq of found) {
      deleteResults.run(seq)
      deleteRow.run(seq)
    }
    return found.length
  })
  for (let from = 0; from < newest; from += TRANSACTIONS_PER_STEP) {
    yield remove(from, Math.min(from + TRANSACTIONS_PER_STEP, newest))
  }
}
