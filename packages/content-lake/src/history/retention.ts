import type { Database } from 'better-sqlite3'
import { toPublishedId } from '../document-ids'
import type { Log } from '../types'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long the lake recognizes a repeated transaction id, even without its changes. */
const REPEATABLE_DAYS = 30
/** Small, so that requests run between two steps. */
const CHANGES_PER_STEP = 20
const TRANSACTIONS_PER_STEP = 500

type Table = 'changes' | 'private_changes'

/**
 * Deletes old changes. It keeps the deletion of a draft as long as the publish that caused it.
 * @param revisions number of changes to keep of each document, draft and version: at least 1
 * @returns steps to run one by one; each yields how many rows it deleted
 */
export function* pruneHistory(db: Database, now: Date, revisions: number): Generator<number, void> {
  for (const table of ['changes', 'private_changes'] as const) {
    const remove = prepareRemoval(db, table, revisions)
    for (const id of documentIds(db, table)) {
      let removed: number
      do {
        removed = remove(id)
        yield removed
      } while (removed === CHANGES_PER_STEP)
    }
  }
  const oldest = new Date(now.getTime() - REPEATABLE_DAYS * DAY_MS).toISOString()
  yield* removeEmptyTransactions(db, oldest)
}

function* documentIds(db: Database, table: Table): Generator<string> {
  const next = db
    .prepare<[string], string | null>(`SELECT min(document_id) FROM ${table} WHERE document_id > ?`)
    .pluck()
  let id: string | null | undefined = ''
  while ((id = next.get(id)) != null) yield id
}

/** @returns a function that deletes the oldest changes of a document, at most those of one step */
function prepareRemoval(db: Database, table: Table, revisions: number) {
  const remove = db.prepare(
    `DELETE FROM ${table} WHERE (seq, position) IN (
       SELECT seq, position FROM ${table} c
       WHERE document_id = $id
         AND seq <= (SELECT seq FROM ${table} WHERE document_id = $id
           ORDER BY seq DESC LIMIT 1 OFFSET $revisions)
         AND NOT (after IS NULL AND $id <> $published AND EXISTS (
           SELECT 1 FROM ${table} p WHERE p.seq = c.seq AND p.document_id = $published))
       ORDER BY seq LIMIT $step)`,
  )
  return (id: string): number =>
    remove.run({ id, published: toPublishedId(id), revisions, step: CHANGES_PER_STEP }).changes
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

const FIRST_AFTER_MS = 60_000
const BETWEEN_RUNS_MS = 6 * 60 * 60 * 1000
const BETWEEN_STEPS_MS = 20

/**
 * Prunes the history every six hours, in small steps with pauses for requests. Logs a run that fails,
 * and continues with the next one.
 * @param startRun returns the steps of a run; each returns how many rows it deleted
 * @returns a function that stops pruning
 */
export function startPruning(startRun: () => Iterator<number, void>, log: Log): () => void {
  let timer: NodeJS.Timeout
  const schedule = (ms: number, work: () => void) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const step = (run: Iterator<number, void>, done: number): void => {
    const result = run.next()
    if (result.done !== true) {
      schedule(BETWEEN_STEPS_MS, () => withLogging(() => step(run, done + result.value)))
      return
    }
    if (done > 0) log('pruned the history', { removed: done })
    begin(BETWEEN_RUNS_MS)
  }
  const withLogging = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log('the history could not be pruned', { error: String(error) })
      begin(BETWEEN_RUNS_MS)
    }
  }
  const begin = (ms: number) => schedule(ms, () => withLogging(() => step(startRun(), 0)))

  begin(FIRST_AFTER_MS)
  return () => clearTimeout(timer)
}
