import type { LakeDocument } from '../context'
import type { Presenter } from '../store/presented'
import type { DocumentChange, Transaction } from '../store/document-store'

/** What a listener asked to be told with each event. */
export interface EventContents {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly mendozaEffects: boolean
  readonly visibility: 'query' | 'transaction'
}

/** Whether a document came into the filter, stayed in it, or left it. */
export type Transition = 'appear' | 'update' | 'disappear'

/**
 * The event that tells a listener of one document's part of a transaction.
 * @param place of this event among those of the transaction that this listener is sent, from 1
 */
export function mutationEvent(
  transaction: Transaction,
  change: DocumentChange,
  transition: Transition,
  place: { readonly current: number; readonly total: number },
  contents: EventContents,
  present: Presenter,
) {
  const { id: transactionId, author, timestamp } = transaction
  const before = change.before && present(change.before)
  const after = change.after && present(change.after)
  return {
    eventId: `${transactionId}#${change.id}`,
    documentId: change.id,
    transactionId,
    transition,
    identity: author,
    ...(before && { previousRev: before._rev }),
    resultRev: transactionId,
    timestamp,
    visibility: contents.visibility,
    transactionTotalEvents: place.total,
    transactionCurrentEvent: place.current,
    ...(contents.includeMutations && { mutations: change.mutations }),
    ...(contents.mendozaEffects && { effects: mendozaEffects(before, after) }),
    ...(contents.includeResult && after && { result: after }),
    ...(contents.includePreviousRevision && before && { previous: before }),
  }
}

/**
 * Mendoza patches between two states of a document, both without `_rev`. Opcode 0 stands for "this
 * whole value", which is legal and costs only bytes; `[0, null]` is how a deletion (or, to revert,
 * a creation) is told.
 */
export function mendozaEffects(before: LakeDocument | null, after: LakeDocument | null) {
  return { apply: [0, withoutRevision(after)], revert: [0, withoutRevision(before)] }
}

function withoutRevision(document: LakeDocument | null) {
  if (document === null) return null
  return Object.fromEntries(Object.entries(document).filter(([field]) => field !== '_rev'))
}
