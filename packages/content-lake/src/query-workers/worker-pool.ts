import { QueryError, unavailable } from '../errors'
import { createFairQueue } from '../fair-queue'
import {
  createWorkerProcess,
  WorkerExitError,
  type WorkerOptions,
  type WorkerProcess,
} from './worker-process'
import type { Job } from './messages'

/** The caller that waits for a job. */
interface Client {
  /** Identifies the caller, since callers take turns. */
  readonly key: string
  /** Programs of this machine, such as the site's server, whose queries are known. */
  readonly isLocal: boolean
}

/** Longest processor time for which one query delays the others. */
const QUICK_MS = 60
/**
 * The site's queries take 20 ms, but several times as long in a query worker that has just started.
 */
const LOCAL_QUICK_MS = 900
/** An account may open 400 streams at once, each with a filter to analyze. */
const QUICK_QUEUE = { concurrency: 1, maxPerKey: 500, maxTotal: 2_000, items: 'queries' }
/** A Studio sends dozens of queries at once, which are slow in a query worker that has just started. */
const SLOW_QUEUE = { concurrency: 1, maxPerKey: 50, maxTotal: 200, items: 'queries' }

/**
 * Two query workers that share the work of some callers. The quick one tries every query first. It
 * stops a query that delays others. The slow one, which starts on demand, then repeats that query
 * with its full time limit; only slow queries wait there.
 * @param createProcess tests provide their own
 */
export function createWorkerPool(
  options: WorkerOptions,
  createProcess: (options: WorkerOptions) => WorkerProcess = createWorkerProcess,
) {
  const { name } = options
  const quick = createProcess({ ...options, name: `${name}, quick` })
  const slow = createProcess({ ...options, name: `${name}, slow` })
  const quickQueue = createFairQueue(QUICK_QUEUE)
  const slowQueue = createFairQueue(SLOW_QUEUE)

  const perform = async (job: Job, { key, isLocal }: Client, limitMs: number) => {
    const quickMs = Math.min(isLocal ? LOCAL_QUICK_MS : QUICK_MS, limitMs)
    const result = await quickQueue.run(key, () => quick.perform(job, quickMs))
    if (result.kind !== 'timeout' || quickMs === limitMs) return result
    return slowQueue.run(key, () => slow.perform(job, limitMs))
  }

  return {
    /**
     * @param limitMs processor time
     * @returns the result as JSON
     * @throws QueryError; PlainError 429 if too many queries wait
     */
    async perform(job: Job, client: Client, limitMs: number) {
      const result = await perform(job, client, limitMs).catch((error: unknown) => {
        throw toApiError(error, job)
      })
      if (result.kind === 'success') return result.json
      if (result.kind === 'error') {
        const { description, type, start, end } = result.error
        throw new QueryError(description, type, job.text, start, end)
      }
      throw stoppedError(job, `took longer than ${limitMs} ms`)
    },
    /** Starts the quick query worker, which every job runs on first. */
    start: () => quick.start(),
    /** @param documents `DocumentUpdate`s, as JSON */
    update(documents: string) {
      for (const process of [quick, slow]) process.send({ type: 'update', documents })
    },
    pids: () => [quick.pid, slow.pid].filter((pid) => pid !== undefined),
    close() {
      quick.close()
      slow.close()
    },
  }
}

const stoppedError = ({ text }: Job, reason: string) =>
  new QueryError(`The query ${reason} and was stopped.`, 'queryEvaluationError', text)

function toApiError(error: unknown, job: Job): unknown {
  if (!(error instanceof WorkerExitError)) return error
  if (error.reason === 'memory') return stoppedError(job, 'needed more memory than it may use')
  return unavailable('The query could not be evaluated. Try again.')
}
