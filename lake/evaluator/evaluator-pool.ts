import { LRUCache } from 'lru-cache'
import { QueryError, unavailable } from '../errors'
import { createFairQueue } from '../fair-queue'
import type { Transaction } from '../store/document-store'
import {
  createEvaluatorProcess,
  EvaluatorExitError,
  type EvaluatorOptions,
} from './evaluator-process'
import type { Job, JobResult, JobSuccess, QueryRequest } from './messages'
import { createSubscriptions, type Subscriber } from './subscriptions'

/** Two evaluators that share the work of some callers. */
interface EvaluatorPool {
  /**
   * @param key identifies the caller: callers take turns
   * @throws QueryError; PlainError 429 if too many queries wait
   */
  perform(job: Job, key: string, limitMs: number): Promise<JobSuccess>
  /** Starts the quick evaluator, which every job runs on first. */
  start(): Promise<void>
  /** @param documents `DocumentUpdate`s, as JSON */
  commit(transaction: Transaction, documents: string): void
  /** @returns a function that ends the subscription */
  subscribe(filter: QueryRequest, subscriber: Subscriber): () => void
  pids(): readonly number[]
  close(): void
}

/** Longest time that one query delays the others. */
const QUICK_MS = 60
/** How long a slow query goes directly to the slow evaluator. */
const SLOW_FOR_MS = 60_000
const MAX_SLOW_TEXTS = 200
/** An account may open 400 streams at once, each with a filter to analyze. */
const QUICK_QUEUE = { concurrency: 1, maxPerKey: 500, maxTotal: 2_000, items: 'queries' }
const SLOW_QUEUE = { concurrency: 1, maxPerKey: 10, maxTotal: 50, items: 'queries' }

/**
 * The quick evaluator tries every query first, and evaluates the filters of listeners at each commit.
 * It stops a query that delays others. The slow evaluator, which starts on demand, then repeats that
 * query with its full time limit; only slow queries wait there.
 */
export function createEvaluatorPool(
  options: EvaluatorOptions & { readonly clock: () => Date },
): EvaluatorPool {
  const { name, clock } = options
  const subscriptions = createSubscriptions((message) => quick.send(message))
  const quick = createEvaluatorProcess({
    ...options,
    name: `${name}, quick`,
    onCommitted: (results) => subscriptions.dispatch(results),
    onExit: () => subscriptions.lose(),
    isNeeded: () => !subscriptions.isEmpty,
  })
  const slow = createEvaluatorProcess({ ...options, name: `${name}, slow` })
  const quickQueue = createFairQueue(QUICK_QUEUE)
  const slowQueue = createFairQueue(SLOW_QUEUE)
  const slowUntil = new LRUCache<string, number>({ max: MAX_SLOW_TEXTS })

  const perform = async (job: Job, key: string, limitMs: number): Promise<JobResult> => {
    const now = () => clock().getTime()
    if ((slowUntil.get(job.text) ?? 0) < now()) {
      const result = await quickQueue.run(key, () => quick.perform(job, QUICK_MS))
      if (result.kind !== 'timeout') return result
      slowUntil.set(job.text, now() + SLOW_FOR_MS)
    }
    return slowQueue.run(key, () => slow.perform(job, limitMs))
  }

  return {
    async perform(job, key, limitMs) {
      const result = await perform(job, key, limitMs).catch((error: unknown) => {
        throw toApiError(error, job)
      })
      if (result.kind === 'success') return result
      if (result.kind === 'error') {
        const { description, type, start, end } = result.error
        throw new QueryError(description, type, job.text, start, end)
      }
      throw stoppedError(job, `took longer than ${limitMs} ms`)
    },
    start: () => quick.start(),
    commit(transaction, documents) {
      subscriptions.commit(transaction, documents, clock().getTime())
      slow.send({ type: 'update', documents })
    },
    subscribe: (filter, subscriber) => subscriptions.add(filter, subscriber),
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
  if (!(error instanceof EvaluatorExitError)) return error
  if (error.reason === 'memory') return stoppedError(job, 'needed more memory than it may use')
  return unavailable('The query could not be evaluated. Try again.')
}
