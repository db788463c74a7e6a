import type { DocumentChange } from '../store/document-store'
import { strongReferences } from '../store/references'
import { Rejection } from './rejection'

interface ReferenceState {
  /** Whether the document exists after the transaction. */
  exists(id: string): boolean
  /** Ids of documents with a strong reference to this one before the transaction. */
  listReferrers(id: string): ReadonlySet<string>
}

/**
 * Checks that the changes leave no strong reference without its target. To be called at the end of a
 * transaction, so that it may create and delete documents in any order. References that dangle already
 * are allowed, so that their documents can be repaired.
 * @throws Rejection 409 with the first broken reference
 */
export function checkReferences(changes: readonly DocumentChange[], state: ReferenceState): void {
  const changed = new Map(changes.map((change) => [change.id, change]))
  for (const { id, before, after } of changes) {
    if (after === null) checkDeleted(id, changed, state)
    else checkTargets(id, strongReferences(before), strongReferences(after), state)
  }
}

function checkTargets(
  id: string,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
  state: ReferenceState,
): void {
  for (const target of after) {
    if (!before.has(target) && !state.exists(target)) {
      throw new Rejection(
        'documentReferenceDoesNotExistError',
        `Document "${id}" references non-existent document "${target}"`,
        id,
      )
    }
  }
}

function checkDeleted(
  id: string,
  changed: ReadonlyMap<string, DocumentChange>,
  state: ReferenceState,
): void {
  for (const referrer of state.listReferrers(id)) {
    const change = changed.get(referrer)
    if (change === undefined || strongReferences(change.after).has(id)) {
      throw new Rejection(
        'documentHasExistingReferencesToIDError',
        `Document "${id}" cannot be deleted as there are references to it from "${referrer}"`,
        id,
      )
    }
  }
}
