import type { Decision } from '../evaluator/messages'
import type { DocumentChange } from '../store/document-store'

/** Whether a document came into the filter, stayed in it, or left it. */
export type Transition = 'appear' | 'update' | 'disappear'

/** A change that a listener is told of. */
export interface HeardChange {
  readonly change: DocumentChange
  readonly transition: Transition
  /** Which of the changes of its transaction that this listener is told of it is, from 1. */
  readonly current: number
  /** How many these are. */
  readonly total: number
}

/**
 * @param changes of a transaction that a listener may be told of
 * @param decisions about them, and perhaps others
 * @returns those of documents for which its filter held before or after
 */
export function heardChanges(
  changes: readonly DocumentChange[],
  decisions: readonly Decision[],
): readonly HeardChange[] {
  const decided = new Map(decisions.map((decision) => [decision.id, decision]))
  return changes
    .flatMap((change) => {
      const { was = false, is = false } = decided.get(change.id) ?? {}
      return was || is ? [{ change, transition: transitionOf(was, is) }] : []
    })
    .map((heard, index, { length: total }) => ({ ...heard, current: index + 1, total }))
}

function transitionOf(was: boolean, is: boolean): Transition {
  if (was && is) return 'update'
  return is ? 'appear' : 'disappear'
}
