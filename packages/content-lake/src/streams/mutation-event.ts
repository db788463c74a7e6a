import type { Caller, LakeDocument } from '../types'
import type { Decision } from '../query-workers/messages'
import type { DocumentChange, Transaction, Presenter } from '../store/document-store'

/** Options of a listener for the content of its events. */
export interface EventContents {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly mendozaEffects: boolean
  readonly visibility: 'query' | 'transaction'
}

/** A change that a listener's filter matches. */
export interface MatchingChange {
  readonly change: DocumentChange
  /** Whether the document entered the filter's results, stayed in them, or left them. */
  readonly transition: 'appear' | 'update' | 'disappear'
  /** Position, from 1, among the matching changes of its transaction. */
  readonly current: number
  /** Number of these changes. */
  readonly total: number
}

/**
 * Selects the changes whose documents match a filter before or after them.
 * @param decisions may include other documents
 */
export function matchChanges(
  changes: readonly DocumentChange[],
  decisions: readonly Decision[],
): readonly MatchingChange[] {
  const decisionById = new Map(decisions.map((decision) => [decision.id, decision]))
  return changes
    .flatMap((change) => {
      const { was = false, is = false } = decisionById.get(change.id) ?? {}
      return was || is ? [{ change, transition: getTransition(was, is) }] : []
    })
    .map((match, index, { length: total }) => ({ ...match, current: index + 1, total }))
}

function getTransition(was: boolean, is: boolean): MatchingChange['transition'] {
  if (was && is) return 'update'
  return is ? 'appear' : 'disappear'
}

/**
 * Creates the data of a `mutation` event, for one document of a transaction.
 * @param caller anonymous ones do not learn who wrote: clients require the field, so it is empty
 */
export function createMutationEvent(
  transaction: Transaction,
  { change, transition, current, total }: MatchingChange,
  contents: EventContents,
  present: Presenter,
  caller: Caller,
) {
  const { id: transactionId, author, timestamp } = transaction
  const before = change.before && present(change.before)
  const after = change.after && present(change.after)
  return {
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    transition,
    identity: caller.kind === 'anonymous' ? '' : author,
    ...(before && { previousRev: before._rev }),
    resultRev: transactionId,
    timestamp,
    visibility: contents.visibility,
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(contents.includeMutations && { mutations: change.mutations }),
    ...(contents.mendozaEffects && { effects: toMendozaEffects(before, after) }),
    ...(contents.includeResult && after && { result: after }),
    ...(contents.includePreviousRevision && before && { previous: before }),
  }
}

/**
 * Mendoza patches between two states of a document, without `_rev`. Opcode 0 replaces the complete
 * value, which is valid but longer than a difference. `[0, null]` stands for no document.
 */
export function toMendozaEffects(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] }
}

function withoutRevision(document: LakeDocument | null) {
  if (document === null) return null
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== '_rev'))
}
