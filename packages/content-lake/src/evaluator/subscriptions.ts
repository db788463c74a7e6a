import { z } from 'zod'
import { QueryError } from '../errors'
import type { Transaction } from '../store/document-store'
import type { Decision, JobResult, ListenerResult, QueryRequest, ToEvaluator } from './messages'

/** Receives which documents of each commit match a filter. */
export interface Subscriber {
  /** Called for every commit, in order. */
  onDecisions(transaction: Transaction, decisions: readonly Decision[]): void
  /** The filter fails or takes too long. Ends the subscription. */
  onError(error: QueryError): void
  /** The decisions about a commit are lost. Ends the subscription. */
  onLost(): void
}

/** The subscribers of one evaluator. */
interface Subscriptions {
  readonly isEmpty: boolean
  /** @returns a function that ends the subscription */
  add(filter: QueryRequest, subscriber: Subscriber): () => void
  /**
   * Sends a commit to the evaluator.
   * @param documents `DocumentUpdate`s, as JSON
   */
  commit(transaction: Transaction, documents: string, now: number): void
  /** Notifies subscribers of the evaluator's results for the oldest undecided commit. */
  dispatch(results: readonly ListenerResult[]): void
  /** To be called when the evaluator has ended. */
  lose(): void
}

const decisionsSchema = z.array(z.object({ id: z.string(), was: z.boolean(), is: z.boolean() }))

/** @param json from an evaluator */
export const parseDecisions = (json: string): readonly Decision[] =>
  decisionsSchema.parse(JSON.parse(json))

/** @param send sends a message to the evaluator; returns whether it is running */
export function createSubscriptions(send: (message: ToEvaluator) => boolean): Subscriptions {
  const subscribers = new Map<string, { readonly text: string; readonly subscriber: Subscriber }>()
  const undecided: Transaction[] = []
  let count = 0

  const remove = (listener: string) => {
    if (subscribers.delete(listener)) send({ type: 'unlisten', listener })
  }
  const lose = () => {
    const all = [...subscribers.values()]
    subscribers.clear()
    undecided.length = 0
    for (const { subscriber } of all) subscriber.onLost()
  }
  const notify = (transaction: Transaction, { listener, result }: ListenerResult) => {
    const { text, subscriber } = subscribers.get(listener) ?? {}
    if (text === undefined || subscriber === undefined) return
    if (result?.kind === 'success') {
      subscriber.onDecisions(transaction, parseDecisions(result.json))
      return
    }
    remove(listener)
    if (result === undefined) subscriber.onLost()
    else subscriber.onError(toQueryError(result, text))
  }

  return {
    get isEmpty() {
      return subscribers.size === 0
    },
    add(filter, subscriber) {
      count += 1
      const listener = String(count)
      if (send({ type: 'listen', listener, filter })) {
        subscribers.set(listener, { text: filter.text, subscriber })
      } else {
        subscriber.onLost()
      }
      return () => remove(listener)
    },
    commit(transaction, documents, now) {
      if (subscribers.size === 0) {
        send({ type: 'update', documents })
      } else {
        undecided.push(transaction)
        if (!send({ type: 'commit', documents, now })) lose()
      }
    },
    dispatch(results) {
      const transaction = undecided.shift()
      if (transaction === undefined) return
      for (const result of results) notify(transaction, result)
    },
    lose,
  }
}

function toQueryError(result: Exclude<JobResult, { kind: 'success' }>, text: string): QueryError {
  if (result.kind === 'timeout') {
    const description = 'The filter takes too long to evaluate.'
    return new QueryError(description, 'queryEvaluationError', text)
  }
  const { description, type, start, end } = result.error
  return new QueryError(description, type, text, start, end)
}
