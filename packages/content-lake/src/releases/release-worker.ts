import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { LakeCore } from '../context'
import type { Datasets } from '../datasets/datasets'
import { toPublishedId, toVersionId } from '../document-ids'
import { TransactionError } from '../errors'
import { invalid } from '../mutations/rejection'
import { transact } from '../mutations/transact'
import type { Caller, CheckRelease, DueRelease, Environment, Log } from '../types'
import { publishRelease, recordPublishFailure } from './publish-release'
import { findRelease, isUnpublication } from './release-document'

const INTERVAL_MS = 1000
const PREFIX = '_.releases.'
/** The author of a publication if the history no longer knows who scheduled it. */
const UNKNOWN_AUTHOR = 'system'

interface WorkerOptions extends Pick<Environment, 'clock' | 'log'> {
  /** By default every due release is published. */
  readonly check?: CheckRelease | undefined
}

/**
 * Publishes releases of all datasets that are due, now and every second. It compares times with the
 * clock instead of setting timers, so that it also finds what became due while the lake was stopped, or
 * by a change of the clock.
 * @returns a function that stops it
 */
export function startReleaseWorker(
  datasets: Pick<Datasets, 'registry' | 'open' | 'findDatabase'>,
  { clock, log, check }: WorkerOptions,
): () => void {
  /** By dataset, so that a lasting error is logged once. */
  const errors = new Map<string, string>()
  /** Releases that are being checked, as dataset and name. */
  const checking = new Set<string>()
  let isStopped = false
  const listDue = (dataset: string) => {
    const db = datasets.findDatabase(dataset)
    return db === undefined ? [] : listDueReleases(db, clock())
  }
  const attempt = (dataset: string, work: () => void) => {
    try {
      work()
      errors.delete(dataset)
    } catch (error) {
      if (errors.get(dataset) === String(error)) return
      errors.set(dataset, String(error))
      log('a due release could not be published', { dataset, error: String(error) })
    }
  }
  const checkThenPublish = async (core: LakeCore, releaseId: string, run: CheckRelease) => {
    const key = `${core.dataset} ${releaseId}`
    if (checking.has(key)) return
    checking.add(key)
    let reason: string | undefined
    try {
      reason = await run(describeRelease(core, releaseId))
    } catch (error) {
      // A rule that cannot read the dataset must not stop a publication.
      log('a due release could not be checked', { release: releaseId, error: String(error) })
    }
    checking.delete(key)
    if (isStopped) return
    attempt(core.dataset, () => {
      // Somebody may have unscheduled it meanwhile.
      if (!listDue(core.dataset).includes(releaseId)) return
      publishScheduled(core, releaseId, log, reason)
    })
  }
  const publishDue = (dataset: string) => {
    for (const releaseId of listDue(dataset)) {
      // Opens the dataset only now: its documents take memory.
      const { core } = datasets.open(dataset)
      if (check === undefined) publishScheduled(core, releaseId, log)
      else void checkThenPublish(core, releaseId, check)
    }
  }
  const run = () => {
    for (const { name } of datasets.registry.list()) attempt(name, () => publishDue(name))
  }
  run()
  const timer = setInterval(run, INTERVAL_MS).unref()
  return () => {
    isStopped = true
    clearInterval(timer)
  }
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

/**
 * Publishes in the name of who scheduled the release; its document says when it was due.
 * @param reason why it must not be published
 */
function publishScheduled(core: LakeCore, releaseId: string, log: Log, reason?: string): void {
  const release = findRelease(core.documents, releaseId)
  const userId = release && core.history.transaction(release._rev)?.author
  const caller: Caller = { kind: 'user', userId: userId ?? UNKNOWN_AUTHOR, role: 'editor' }
  try {
    transact(core, { kind: 'actionError', caller, dryRun: false }, [
      (workspace) => {
        if (reason !== undefined) throw invalid(reason, release?._id)
        return publishRelease(workspace, releaseId)
      },
    ])
  } catch (error) {
    if (!(error instanceof TransactionError)) throw error
    recordPublishFailure(core, caller, releaseId, { error, isDue: true })
    log('a scheduled release was rejected', { release: releaseId, error: error.message })
  }
}

function describeRelease(core: LakeCore, releaseId: string): DueRelease {
  const { documents, publicUrl, queryWorkers } = core
  const caller: Caller = { kind: 'user', userId: UNKNOWN_AUTHOR, role: 'administrator' }
  const address = 'release-worker'
  return {
    releaseId,
    documents: [...documents.ids()]
      .filter((id) => id.startsWith(toVersionId(releaseId, '')))
      .sort()
      .flatMap((id) => documents.get(id) ?? [])
      .filter((version) => !isUnpublication(version))
      .map((version) => ({ version, published: documents.get(toPublishedId(version._id)) })),
    async query(text, params) {
      const options = { perspective: [releaseId, 'published'] }
      const json = await queryWorkers.query(text, params, options, { caller, address, publicUrl })
      return resultSchema.parse(JSON.parse(json)).result
    },
  }
}

const resultSchema = z.object({ result: z.unknown() })
