import type { DocumentChange } from '../store/document-store'
import { strongReferences } from '../store/references'
import { Refusal } from './faults'

/** What the check needs to know of the state after the transaction and before it. */
export interface ReferenceState {
  /** Whether the document exists once the transaction is done. */
  exists(id: string): boolean
  /** Ids of stored documents that referred strongly to this one before the transaction. */
  referrersOf(id: string): ReadonlySet<string>
}

/**
 * Holds strong references together: none may point at nothing once the transaction is done.
 * Checked at its end, so that documents may be created and deleted in any order inside it.
 * References that were dangling before are left alone, or their documents could not be mended.
 * @throws Refusal 409 naming the first reference that would break
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
      throw new Refusal(
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
  for (const referrer of state.referrersOf(id)) {
    const change = changed.get(referrer)
    if (change === undefined || strongReferences(change.after).has(id)) {
      throw new Refusal(
        'documentHasExistingReferencesToIDError',
        `Document "${id}" cannot be deleted as there are references to it from "${referrer}"`,
        id,
      )
    }
  }
}
