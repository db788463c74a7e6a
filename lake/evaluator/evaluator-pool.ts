import { QueryError } from '../errors'
import { RecentlyUsed } from '../query/recently-used'
import { createEvaluatorProcess, EvaluatorEnded, type EvaluatorOptions } from './evaluator-process'
import { createFairQueue } from './fair-queue'
import type { Answer, Job } from './messages'

/** Two evaluators that share their callers' work. */
export interface EvaluatorPool {
  /**
   * @param key whose turn it is
   * @returns JSON
   * @throws QueryError; PlainError 429 when too much is waiting
   */
  perform(job: Job, key: string, limitMs: number): Promise<string>
  /** Starts the evaluator that everybody's work comes to first. */
  start(): Promise<void>
  /** @param documents `Replacement`s, as JSON */
  replace(documents: string): void
  pids(): readonly number[]
  close(): void
}

/** Longest that one query keeps the others waiting. */
const QUICK_MS = 60
/** How long a query that took longer is sent to the slow evaluator at once. */
const SLOW_FOR_MS = 60_000
const MAX_SLOW_TEXTS = 200
const QUICK_QUEUE = { perKey: 200, inAll: 2_000 }
const SLOW_QUEUE = { perKey: 10, inAll: 50 }

/**
 * Every query is tried on a quick evaluator, which stops it when others would have to wait too long;
 * one that was stopped is done again by a slow evaluator, where it has its whole time and keeps only
 * other slow ones waiting. The slow evaluator is started when there is something for it.
 */
export function createEvaluatorPool(
  options: EvaluatorOptions & { readonly clock: () => Date },
): EvaluatorPool {
  const { name, clock } = options
  const quick = createEvaluatorProcess({ ...options, name: `${name}, quick` })
  const slow = createEvaluatorProcess({ ...options, name: `${name}, slow` })
  const quickQueue = createFairQueue(QUICK_QUEUE)
  const slowQueue = createFairQueue(SLOW_QUEUE)
  const slowUntil = new RecentlyUsed<number>(MAX_SLOW_TEXTS)

  const perform = async (job: Job, key: string, limitMs: number): Promise<Answer> => {
    const now = () => clock().getTime()
    if ((slowUntil.get(job.text) ?? 0) < now()) {
      const answer = await quickQueue.run(key, () => quick.perform(job, QUICK_MS))
      if (answer.kind !== 'late') return answer
      slowUntil.set(job.text, now() + SLOW_FOR_MS)
    }
    return slowQueue.run(key, () => slow.perform(job, limitMs))
  }

  return {
    async perform(job, key, limitMs) {
      const failed = (description: string) =>
        new QueryError(description, 'queryEvaluationError', job.text)
      try {
        const answer = await perform(job, key, limitMs)
        if (answer.kind === 'done') return answer.json
        if (answer.kind === 'late') {
          throw failed(`The query took longer than ${limitMs} ms and was stopped.`)
        }
        const { description, type, start, end } = answer.fault
        throw new QueryError(description, type, job.text, start, end)
      } catch (error) {
        if (error instanceof EvaluatorEnded) {
          throw failed('The query needed more memory than it may use, and was stopped.')
        }
        throw error
      }
    },
    start: () => quick.start(),
    replace(documents) {
      quick.replace(documents)
      slow.replace(documents)
    },
    pids: () => [quick.pid, slow.pid].filter((pid) => pid !== undefined),
    close() {
      quick.close()
      slow.close()
    },
  }
}
