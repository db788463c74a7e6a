import type { LakeDocument } from '../context'
import type { Transaction } from '../store/document-store'
import type { Presenter } from '../store/presented'
import type { HeardChange } from './heard-changes'

/** What a listener asked to be told with each event. */
export interface EventContents {
  readonly includeResult: boolean
  readonly includePreviousRevision: boolean
  readonly includeMutations: boolean
  readonly mendozaEffects: boolean
  readonly visibility: 'query' | 'transaction'
}

/** The event that tells a listener of one document's part of a transaction. */
export function mutationEvent(
  transaction: Transaction,
  { change, transition, current, total }: HeardChange,
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
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
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
