import type { LakeDocument } from '../context'
import type { DocumentChange } from '../store/document-store'
import type { ListenerFilter } from './listener-filter'

export type Snapshot = readonly LakeDocument[]

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
 * Decides which changes of a transaction a listener is told of: those of documents for which its
 * filter held before or after.
 * @param changes that this listener may know of
 * @param before the dataset without the transaction, for filters that need it; `after` with it
 * @throws QueryError when the filter cannot be evaluated
 */
export function heardChanges(
  filter: ListenerFilter,
  changes: readonly DocumentChange[],
  before: Snapshot,
  after: Snapshot,
): readonly HeardChange[] {
  return changes
    .flatMap((change) => {
      const was = change.before !== null && filter.matches(change.before, before)
      const is = change.after !== null && filter.matches(change.after, after)
      return was || is ? [{ change, transition: transitionOf(was, is) }] : []
    })
    .map((heard, index, { length: total }) => ({ ...heard, current: index + 1, total }))
}

function transitionOf(was: boolean, is: boolean): Transition {
  if (was && is) return 'update'
  return is ? 'appear' : 'disappear'
}
