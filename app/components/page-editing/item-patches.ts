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
  const items = readList(document, item.list)
  switch (change.action) {
    case 'moveTo':
      return moveItem(items, item, change.place)
    case 'moveBy':
      return moveItem(items, item, findNextPlace(items, item, change.step))
    case 'duplicate':
      return duplicateItem(items, item)
    case 'setHidden':
      return hideItem(items, item, change.isHidden)
    case 'remove':
      return removeItem(items, item)
    case 'restore':
      return restoreItem(document, items, change.removed)
    case 'add': {
      const _type = change.type ?? findItem(items, item.key)?._type
      const value = { _key: change.key, ...(_type === undefined ? {} : { _type }) }
      return insertItem(items, item, value, { key: item.key, position: change.position })
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

/** Moves an item within its list; no patches when it is there already or either item is gone. */
function moveItem(items: readonly ItemValue[], item: PageItem, place: Place | undefined): Patches {
  const value = findItem(items, item.key)
  if (value === undefined || place === undefined || place.key === item.key) return []
  const insertion = insertItem(items, item, value, place)
  return insertion.length === 0 ? [] : [...removeItem(items, item), ...insertion]
}

/** The place one further up (-1) or down (1); undefined at the end of the list. */
function findNextPlace(
  items: readonly ItemValue[],
  { key }: PageItem,
  step: -1 | 1,
): Place | undefined {
  const next = items[items.findIndex(({ _key }) => _key === key) + step]
  return next === undefined || next._key === key
    ? undefined
    : { key: next._key, position: step === 1 ? 'after' : 'before' }
}

/** Inserts a copy after the item, with a new key and without the anchor, which must be unique. */
function duplicateItem(items: readonly ItemValue[], item: PageItem): Patches {
  const value = findItem(items, item.key)
  if (value === undefined) return []
  const copy = { ...value, _key: createKey() }
  delete copy.anchor
  return insertItem(items, item, copy, { key: item.key, position: 'after' })
}

/** Removes an item; no patches when it is gone already. */
function removeItem(items: readonly ItemValue[], { list, key }: PageItem): Patches {
  return findItem(items, key) === undefined ? [] : [{ unset: [toPath(list, key)] }]
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
  if (previous !== undefined)
    return insertItem(items, item, value, { key: previous, position: 'after' })
  const [first] = items
  if (first !== undefined)
    return insertItem(items, item, value, { key: first._key, position: 'before' })
  const path = studioPath.fromString(item.list)
  const parent: unknown = studioPath.get(document, path.slice(0, -1))
  return parent == null ? [] : [{ set: { [item.list]: [value] } }]
}

/** Inserts a value beside an item; no patches when that item is gone. */
function insertItem(
  items: readonly ItemValue[],
  { list }: PageItem,
  value: ItemValue,
  { key, position }: Place,
): Patches {
  if (findItem(items, key) === undefined) return []
  const path = toPath(list, key)
  const place = position === 'before' ? { before: path } : { after: path }
  return [{ insert: { ...place, items: [value] } }]
}

/** Hides a section from visitors, or shows it again; no patches when it is gone. */
function hideItem(items: readonly ItemValue[], { list, key }: PageItem, hidden: boolean): Patches {
  return findItem(items, key) === undefined
    ? []
    : [{ set: { [`${toPath(list, key)}.hidden`]: hidden } }]
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
