import { type PatchOperations } from '@sanity/client'
import { studioPath } from '@sanity/client/csm'
import type { ItemChange, ItemValue, Place, RemovedItem } from './item-change'
import type { PageItem } from './page-item'

type Patches = PatchOperations[]

/**
 * Creates the patches for a change of a list item (EDIT-03).
 * @param document the current value of the Studio's form
 * @returns no patches when there is nothing to do, such as for an item that is gone
 */
export function createPatches(
  document: object | null,
  item: PageItem,
  change: ItemChange,
): Patches {
  const { list, key } = item
  const items = readList(document, list)
  if (change.action === 'restore') return restoreItem(document, items, change.removed)
  const value = findItem(items, key)
  if (value === undefined) return []
  switch (change.action) {
    case 'moveTo':
      return moveItem(items, item, value, change.place)
    case 'moveBy': {
      const next = items[items.indexOf(value) + change.step]
      const position = change.step === 1 ? 'after' : 'before'
      return next === undefined ? [] : moveItem(items, item, value, { key: next._key, position })
    }
    case 'duplicate': {
      const copy = { ...value, _key: createKey() }
      // Anchors must be unique.
      delete copy.anchor
      return insertItem(list, copy, { key, position: 'after' })
    }
    case 'setHidden':
      return [{ set: { [`${toPath(list, key)}.hidden`]: change.isHidden } }]
    case 'remove':
      return [{ unset: [toPath(list, key)] }]
    case 'add': {
      const { type: _type = value._type, position } = change
      const added = { _key: change.key, ...(_type !== undefined && { _type }) }
      return insertItem(list, added, { key, position })
    }
  }
}

/** What `restore` needs later; undefined when the document does not have the item. */
export function describeRemoved(document: object | null, item: PageItem): RemovedItem | undefined {
  const items = readList(document, item.list)
  const value = findItem(items, item.key)
  if (value === undefined) return undefined
  const before = items.slice(0, items.indexOf(value)).map(({ _key }) => _key)
  return { item, value, before: before.reverse() }
}

/** The items of a list in a document; empty when the document has no such list. */
function readList(document: object | null, list: string): ItemValue[] {
  const items: unknown = studioPath.get(document, list)
  return Array.isArray(items) ? items.filter(isItemValue) : []
}

/** Moves an item within its list; no patches when it is there already or the other item is gone. */
function moveItem(
  items: readonly ItemValue[],
  { list, key }: PageItem,
  value: ItemValue,
  place: Place,
): Patches {
  if (place.key === key || findItem(items, place.key) === undefined) return []
  return [{ unset: [toPath(list, key)] }, ...insertItem(list, value, place)]
}

/**
 * Restores a removed item after its nearest predecessor that still exists, else at the start.
 * @returns no patches when the document has the item again, or lacks the object with the list
 */
function restoreItem(
  document: object | null,
  items: readonly ItemValue[],
  { item, value, before }: RemovedItem,
): Patches {
  if (findItem(items, item.key) !== undefined) return []
  const previous = before.find((key) => findItem(items, key) !== undefined)
  if (previous !== undefined) {
    return insertItem(item.list, value, { key: previous, position: 'after' })
  }
  const [first] = items
  if (first !== undefined) {
    return insertItem(item.list, value, { key: first._key, position: 'before' })
  }
  const path = studioPath.fromString(item.list)
  const parent: unknown = studioPath.get(document, path.slice(0, -1))
  return parent == null ? [] : [{ set: { [item.list]: [value] } }]
}

/** Inserts a value beside an item of the list. */
function insertItem(list: string, value: ItemValue, { key, position }: Place): Patches {
  const path = toPath(list, key)
  const place = position === 'before' ? { before: path } : { after: path }
  return [{ insert: { ...place, items: [value] } }]
}

/** A random `_key` of 12 characters. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function findItem(items: readonly ItemValue[], key: string): ItemValue | undefined {
  return items.find(({ _key }) => _key === key)
}

/** The path of an item of a list. */
export const toPath = (list: string, key: string) => `${list}[_key=="${key}"]`

function isItemValue(value: unknown): value is ItemValue {
  return (
    typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string'
  )
}
