import { QueryError, unavailable } from '../errors'
import { createFairQueue } from '../fair-queue'
import { RecentlyUsed } from '../query/recently-used'
import type { Transaction } from '../store/document-store'
import { createEvaluatorProcess, EvaluatorEnded, type EvaluatorOptions } from './evaluator-process'
import { createFollowers, type Follower } from './followers'
import type { Answer, Job, Question } from './messages'

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
  commit(transaction: Transaction, documents: string): void
  /** @returns a function that ends the following */
  follow(filter: Question, follower: Follower): () => void
  pids(): readonly number[]
  close(): void
}

/** Longest that one query keeps the others waiting. */
const QUICK_MS = 60
/** How long a query that took longer is sent to the slow evaluator at once. */
const SLOW_FOR_MS = 60_000
const MAX_SLOW_TEXTS = 200
/** An account may open 400 streams at once, each with a filter to understand. */
const QUICK_QUEUE = { atOnce: 1, perKey: 500, inAll: 2_000, things: 'queries' }
const SLOW_QUEUE = { atOnce: 1, perKey: 10, inAll: 50, things: 'queries' }

/**
 * Every query is tried on a quick evaluator, which stops it when others would have to wait too long;
 * one that was stopped is done again by a slow evaluator, where it has its whole time and keeps only
 * other slow ones waiting. The slow evaluator is started when there is something for it. The filters
 * of listeners are evaluated by the quick one, which every commit passes through.
 */
export function createEvaluatorPool(
  options: EvaluatorOptions & { readonly clock: () => Date },
): EvaluatorPool {
  const { name, clock } = options
  const followers = createFollowers((message) => quick.send(message))
  const quick = createEvaluatorProcess({
    ...options,
    name: `${name}, quick`,
    onHeard: (heard) => followers.heard(heard),
    onEnded: () => followers.lost(),
    isNeeded: () => followers.any,
  })
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
      const answer = await perform(job, key, limitMs).catch((error: unknown) => refuse(error, job))
      if (answer.kind === 'done') return answer.json
      if (answer.kind === 'failed') {
        const { description, type, start, end } = answer.fault
        throw new QueryError(description, type, job.text, start, end)
      }
      throw stopped(job, `took longer than ${limitMs} ms`)
    },
    start: () => quick.start(),
    commit(transaction, documents) {
      followers.commit(transaction, documents, clock().getTime())
      slow.send({ type: 'replace', documents })
    },
    follow: (filter, follower) => followers.add(filter, follower),
    pids: () => [quick.pid, slow.pid].filter((pid) => pid !== undefined),
    close() {
      quick.close()
      slow.close()
    },
  }
}

const stopped = ({ text }: Job, why: string) =>
  new QueryError(`The query ${why} and was stopped.`, 'queryEvaluationError', text)

/** @throws the error that a query is answered with whose evaluator has ended */
function refuse(error: unknown, job: Job): never {
  if (!(error instanceof EvaluatorEnded)) throw error
  if (error.reason === 'memory') throw stopped(job, 'needed more memory than it may use')
  throw unavailable('The query could not be evaluated. Try again.')
}
