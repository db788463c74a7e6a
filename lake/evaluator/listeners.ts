import type { LakeDocument } from '../context'
import { listenerFilter } from '../query/listener-filter'
import { limitsOf } from '../query/query-limits'
import { ownTime, withinOwnTime } from '../query/time-limit'
import { answerOf } from './answer-of'
import { decide, type ListenerQuestion } from './decide'
import type { Answer, Heard, Question } from './messages'
import { readParams, readReplacements, type Replica } from './replica'

/** The listeners whose filters an evaluator decides about at each commit. */
export interface Listeners {
  add(listener: string, question: Question): void
  remove(listener: string): void
  /**
   * Makes the changes, and decides about them: on what was before, and on what is then.
   * @param documents `Replacement`s, as JSON
   * @param now what `now()` gives, in milliseconds since 1970
   */
  commit(documents: string, now: number): readonly Heard[]
}

/** By the clock, whatever has been worked: queries wait behind a commit, and not without end. */
const LONGEST_MS = 1_000

type Holds = readonly boolean[]
/** Absent when the time was up before it was the listener's turn. */
type Outcome = { readonly holds: Holds } | { readonly answer: Answer } | undefined

/**
 * A listener that fails does not come back: limits of time count what this process has worked, not
 * what a busy machine has given to others.
 * @param limitMs what all listeners together may take of a commit
 */
export function createListeners(replica: Replica, limitMs: number): Listeners {
  const questions = new Map<string, ListenerQuestion | Answer>()

  return {
    add(listener, question) {
      const understood = attempt(() => {
        const filter = withinOwnTime(limitsOf(question.caller).listenerMs, () =>
          listenerFilter(question.text, readParams(question.params)),
        )
        return { ...question, filter }
      })
      questions.set(listener, 'result' in understood ? understood.result : understood.answer)
    },
    remove: (listener) => questions.delete(listener),
    commit(json, now) {
      const replacements = readReplacements(json)
      const ids = replacements.map(({ id }) => id)
      const worked = ownTime()
      const end = performance.now() + LONGEST_MS
      const isOver = () => worked() > limitMs || performance.now() > end
      const decideAll = () => {
        const documents = ids.map((id) => replica.get(id))
        return new Map(
          [...questions].map(([listener, question]) => [
            listener,
            'kind' in question
              ? { answer: question }
              : outcomeOf(replica, question, documents, now, isOver),
          ]),
        )
      }
      const before = decideAll()
      replica.replace(replacements)
      const after = decideAll()
      return [...questions.keys()].map((listener) => ({
        listener,
        answer: together(ids, before.get(listener), after.get(listener)),
      }))
    },
  }
}

function outcomeOf(
  replica: Replica,
  question: ListenerQuestion,
  documents: readonly (LakeDocument | undefined)[],
  now: number,
  isOver: () => boolean,
): Outcome {
  if (isOver()) return undefined
  const attempted = attempt(() =>
    withinOwnTime(limitsOf(question.caller).listenerMs, () =>
      decide(replica, question, documents, now),
    ),
  )
  return 'result' in attempted ? { holds: attempted.result } : attempted
}

function together(ids: readonly string[], before: Outcome, after: Outcome): Answer | undefined {
  if (before === undefined) return undefined
  // Its own fault, even when it has used up the time for what was to be decided afterwards.
  if ('answer' in before) return before.answer
  if (after === undefined) return undefined
  if ('answer' in after) return after.answer
  const decisions = ids.map((id, place) => ({
    id,
    was: before.holds[place],
    is: after.holds[place],
  }))
  return { kind: 'done', json: JSON.stringify(decisions) }
}

function attempt<Result>(work: () => Result): { result: Result } | { answer: Answer } {
  try {
    return { result: work() }
  } catch (error) {
    return { answer: answerOf(error) }
  }
}
