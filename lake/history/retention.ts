import type { Database } from 'better-sqlite3'
import { draftIdOf, isOfPrivateDocument, isVersionId, publishedIdOf } from '../document-ids'

/** How much of the past is kept. What either limit lets go, goes. */
export interface Retention {
  /** Days for which every state of a document can be read. */
  readonly days: number
  /** Changes of a document and its draft that can be read, counted from the newest. */
  readonly revisions: number
}

const DAY_MS = 24 * 60 * 60 * 1000
/** For as long a transaction that is sent again is known, whatever became of what it did. */
const REPEATABLE_DAYS = 30
/** Small enough for other requests to have their turn between two steps. */
const ROWS_A_STEP = 20
const TRANSACTIONS_A_STEP = 500

type Table = 'changes' | 'private_changes'

/**
 * Takes what is no longer kept out of the history. Of each document the state at the limit and all
 * later ones stay, so the present one does in any case; of a document that was gone by then nothing
 * stays. The deletion of a draft stays as long as the publishing that was its cause.
 * @param now the moment from which days are counted
 * @returns small steps, each to be asked for by itself; each gives how many changes and transactions
 *   it took out
 */
export function* pruneHistory(db: Database, now: Date, keep: Retention): Generator<number, void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()
  const limitOf = createLimits(db, before(keep.days), keep.revisions)
  for (const table of ['changes', 'private_changes'] as const) {
    const remove = changeRemover(db, table)
    for (const id of documentIds(db, table)) {
      const limit = limitOf(id)
      let removed: number
      do {
        removed = limit === undefined ? 0 : remove(id, limit)
        yield removed
      } while (removed === ROWS_A_STEP)
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

/** Makes the function that tells the number of the transaction whose state of a document is kept first. */
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
  const inPublic = beyondCount('changes')
  const inPrivate = beyondCount('private_changes')

  return (id: string): number | undefined => {
    const published = publishedIdOf(id)
    const other = isVersionId(id) ? id : draftIdOf(published)
    const statement = isOfPrivateDocument(id) ? inPrivate : inPublic
    const byCount = statement.get(published, other, revisions)
    if (lastBefore === undefined || byCount === undefined) return lastBefore ?? byCount
    return Math.max(lastBefore, byCount)
  }
}

/** Makes the function that removes a step's worth of a document's changes, oldest first. */
function changeRemover(db: Database, table: Table) {
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
  const drop = db.prepare(`DELETE FROM ${table} WHERE seq = ? AND position = ?`)
  return db.transaction((id: string, limit: number): number => {
    const found = removable.all({ id, published: publishedIdOf(id), limit, step: ROWS_A_STEP })
    for (const { seq, position } of found) drop.run(seq, position)
    return found.length
  })
}

/** The newest transaction stays, so that numbers only ever grow. */
function* removeEmptyTransactions(db: Database, oldest: string): Generator<number, void> {
  const newest =
    db.prepare<[], number | null>('SELECT max(seq) FROM transactions').pluck().get() ?? 0
  const empty = db
    .prepare<[number, number, string], number>(
      `SELECT seq FROM transactions t WHERE seq >= ? AND seq < ? AND timestamp <= ?
         AND NOT EXISTS (SELECT 1 FROM all_changes c WHERE c.seq = t.seq)`,
    )
    .pluck()
  const dropResults = db.prepare('DELETE FROM private_results WHERE seq = ?')
  const drop = db.prepare('DELETE FROM transactions WHERE seq = ?')
  const remove = db.transaction((from: number, to: number): number => {
    const found = empty.all(from, to, oldest)
    for (const seq of found) {
      dropResults.run(seq)
      drop.run(seq)
    }
    return found.length
  })
  for (let from = 0; from < newest; from += TRANSACTIONS_A_STEP) {
    yield remove(from, Math.min(from + TRANSACTIONS_A_STEP, newest))
  }
}
