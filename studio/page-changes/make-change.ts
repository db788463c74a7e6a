import { type DocumentStore, getDraftId, type GrantsStore } from 'sanity'
import type { ChangeAnswer, ChangeRequest } from '#app/components/page-editing/item-change'
import { createPatches, describeRemoved, toPath } from '#app/components/page-editing/item-patches'
import { broadcastEdits } from '../components/broadcast-edits'
import { afterUnreportedText } from '../unreported-text'

interface Dependencies {
  readonly store: DocumentStore
  readonly grants: GrantsStore
  /** Opens the form at a field, and scrolls the page to what shows it. */
  readonly openField: (field: { type: string; id: string; path: string }) => void
}

/**
 * Changes a list item in the Studio's local document, which includes unsaved edits. Shows the
 * change in the previews of this browser, and opens the form of a new item (EDIT-03, decision 49).
 * @returns once the dataset has the change
 * @throws Error when the account may not edit the document, or the dataset does not answer
 */
export async function makeChange(
  { item, change }: Omit<ChangeRequest, 'type'>,
  { store, grants, openField }: Dependencies,
): Promise<ChangeAnswer> {
  const { document: id } = item
  await new Promise<void>((resolve) => afterUnreportedText(resolve))
  const type = await findFirst(store.resolveTypeForDocument(id))
  const operations = store.pair.editOperations(id, type)
  // The Studio saves only while somebody observes the operations.
  const saving = operations.subscribe({ error: () => undefined })
  const { loaded, stop } = broadcastEdits(store, id, type)
  try {
    const document = await loaded
    const patches = createPatches(document, item, change)
    if (patches.length === 0) return { status: 'unchanged' }
    const removed = change.action === 'remove' ? describeRemoved(document, item) : undefined
    const edited = { ...document, _type: type, _id: getDraftId(id) }
    const { granted } = await findFirst(grants.checkDocumentPermission('update', edited))
    if (!granted) throw new Error(`The account may not edit ${id}.`)
    const { patch } = await findFirst(operations, ({ patch }) => patch.disabled !== 'NOT_READY')
    let isPending = false
    const saved = findFirst(store.pair.consistencyStatus(id, type), (isConsistent) => {
      isPending ||= !isConsistent
      return isPending && isConsistent
    })
    patch.execute(patches)
    await saved
    if (change.action === 'add') openField({ type, id, path: toPath(item.list, change.key) })
    return { status: 'changed', removed }
  } finally {
    stop()
    saving.unsubscribe()
  }
}

interface Values<Value> {
  subscribe(next: (value: Value) => void, error: (error: unknown) => void): { unsubscribe(): void }
}

/** The first value that meets a condition. */
async function findFirst<Value>(
  values: Values<Value>,
  isWanted: (value: Value) => boolean = () => true,
): Promise<Value> {
  let stop: (() => void) | undefined
  const found = new Promise<Value>((resolve, reject) => {
    const next = (value: Value) => {
      if (isWanted(value)) resolve(value)
    }
    const subscription = values.subscribe(next, reject)
    stop = () => subscription.unsubscribe()
  })
  return found.finally(() => stop?.())
}
