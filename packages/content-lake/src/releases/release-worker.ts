import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { LakeCore } from '../context'
import type { Datasets } from '../datasets/datasets'
import { TransactionError } from '../errors'
import { transact } from '../mutations/transact'
import type { Caller, Log } from '../types'
import { publishRelease, recordPublishFailure } from './publish-release'
import { findRelease } from './release-document'

const INTERVAL_MS = 1000
const PREFIX = '_.releases.'
/** The author of a publication if the history no longer knows who scheduled it. */
const UNKNOWN_AUTHOR = 'system'

/**
 * Publishes releases of all datasets that are due, now and every second. It compares times with the
 * clock instead of setting timers, so that it also finds what became due while the lake was stopped, or
 * by a change of the clock.
 * @returns a function that stops it
 */
export function startReleaseWorker(
  datasets: Pick<Datasets, 'registry' | 'open' | 'findDatabase'>,
  { clock, log }: { readonly clock: () => Date; readonly log: Log },
): () => void {
  /** By dataset, so that a lasting error is logged once. */
  const errors = new Map<string, string>()
  const publishDue = (dataset: string) => {
    const db = datasets.findDatabase(dataset)
    if (db === undefined) return
    for (const releaseId of listDueReleases(db, clock())) {
      // Opens the dataset only now: its documents take memory.
      publishScheduled(datasets.open(dataset).core, releaseId, log)
    }
  }
  const run = () => {
    for (const { name } of datasets.registry.list()) {
      try {
        publishDue(name)
        errors.delete(name)
      } catch (error) {
        if (errors.get(name) === String(error)) continue
        errors.set(name, String(error))
        log('a due release could not be published', { dataset: name, error: String(error) })
      }
    }
  }
  run()
  const timer = setInterval(run, INTERVAL_MS).unref()
  return () => clearInterval(timer)
}

const idsSchema = z.array(z.string())

/** @returns the names of the due releases, in the order of their times */
export function listDueReleases(db: Database, now: Date): readonly string[] {
  const due = db
    .prepare(
      `SELECT id FROM private_documents WHERE id > '${PREFIX}' AND id < '_.releases/'
       AND body ->> '$.state' = 'scheduled' AND body ->> '$.publishAt' <= ?
       ORDER BY body ->> '$.publishAt', id`,
    )
    .pluck()
    .all(now.toISOString())
  return idsSchema.parse(due).map((id) => id.slice(PREFIX.length))
}

/** Publishes in the name of who scheduled the release; its document says when it was due. */
function publishScheduled(core: LakeCore, releaseId: string, log: Log): void {
  const release = findRelease(core.documents, releaseId)
  const userId = release && core.history.transaction(release._rev)?.author
  const caller: Caller = { kind: 'user', userId: userId ?? UNKNOWN_AUTHOR, role: 'editor' }
  try {
    transact(core, { kind: 'actionError', caller, dryRun: false }, [
      (workspace) => publishRelease(workspace, releaseId),
    ])
  } catch (error) {
    if (!(error instanceof TransactionError)) throw error
    recordPublishFailure(core, caller, releaseId, error)
    log('a scheduled release was rejected', { release: releaseId, error: error.message })
  }
}
