import { z } from 'zod'
import { QueryError } from '../errors'
import type { Transaction } from '../store/document-store'
import type { Answer, Decision, Heard, Question, ToEvaluator } from './messages'

/** Who is told which documents of each commit a filter concerns. */
export interface Follower {
  /** Called for every commit, in their order. */
  told(transaction: Transaction, decisions: readonly Decision[]): void
  /** The filter cannot be evaluated, or takes too long; nothing more is told. */
  failed(error: QueryError): void
  /** The decisions about some commit cannot be had; nothing more is told. */
  lost(): void
}

/** The followers of one evaluator. */
export interface Followers {
  /** Whether there are any. */
  readonly any: boolean
  /** @returns a function that ends the following */
  add(filter: Question, follower: Follower): () => void
  /**
   * Passes a commit on to the evaluator.
   * @param documents `Replacement`s, as JSON
   */
  commit(transaction: Transaction, documents: string, now: number): void
  /** The evaluator has decided about the next of the commits. */
  heard(heard: readonly Heard[]): void
  /** The evaluator has ended. */
  lost(): void
}

const decisionsSchema = z.array(z.object({ id: z.string(), was: z.boolean(), is: z.boolean() }))

/** @param json as an evaluator has written it */
export const readDecisions = (json: string): readonly Decision[] =>
  decisionsSchema.parse(JSON.parse(json))

/** @param send passes a message to the evaluator; whether it is running */
export function createFollowers(send: (message: ToEvaluator) => boolean): Followers {
  const followers = new Map<string, { readonly text: string; readonly follower: Follower }>()
  const undecided: Transaction[] = []
  let count = 0

  const remove = (listener: string) => {
    if (followers.delete(listener)) send({ type: 'unlisten', listener })
  }
  const lost = () => {
    const all = [...followers.values()]
    followers.clear()
    undecided.length = 0
    for (const { follower } of all) follower.lost()
  }
  const pass = (transaction: Transaction, { listener, answer }: Heard) => {
    const { text, follower } = followers.get(listener) ?? {}
    if (text === undefined || follower === undefined) return
    if (answer?.kind === 'done') {
      follower.told(transaction, readDecisions(answer.json))
      return
    }
    remove(listener)
    if (answer === undefined) follower.lost()
    else follower.failed(errorOf(answer, text))
  }

  return {
    get any() {
      return followers.size > 0
    },
    add(filter, follower) {
      count += 1
      const listener = String(count)
      if (send({ type: 'listen', listener, filter })) {
        followers.set(listener, { text: filter.text, follower })
      } else {
        follower.lost()
      }
      return () => remove(listener)
    },
    commit(transaction, documents, now) {
      if (followers.size === 0) {
        send({ type: 'replace', documents })
      } else {
        undecided.push(transaction)
        if (!send({ type: 'commit', documents, now })) lost()
      }
    },
    heard(heard) {
      const transaction = undecided.shift()
      if (transaction === undefined) return
      for (const one of heard) pass(transaction, one)
    },
    lost,
  }
}

function errorOf(answer: Exclude<Answer, { kind: 'done' }>, text: string): QueryError {
  if (answer.kind === 'late') {
    const description = 'The filter takes too long to evaluate.'
    return new QueryError(description, 'queryEvaluationError', text)
  }
  const { description, type, start, end } = answer.fault
  return new QueryError(description, type, text, start, end)
}
