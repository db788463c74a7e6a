import type { OptimisticDocumentPatches } from '@sanity/visual-editing/react'
import { studioPath } from '@sanity/client/csm'
import type { PageItem } from './page-item'

export type Patches = Extract<OptimisticDocumentPatches, readonly unknown[]>
export type Position = 'before' | 'after'

/** The value of a list item. */
export interface ItemValue {
  _key: string
  _type?: string
  anchor?: unknown
}

/** The item beside which another is put. */
export interface Place {
  key: string
  position: Position
}

/** A removed item, and the keys of the items before it, the nearest first. */
export interface RemovedItem {
  item: PageItem
  value: ItemValue
  before: string[]
}

/** The items of a list in a document; empty when the document has no such list. */
export function readList(document: object | null, list: string): ItemValue[] {
  const items: unknown = studioPath.get(document, list)
  return Array.isArray(items) ? items.filter(isItemValue) : []
}

/** Moves an item within its list; no patches when it is there already, or one of both is gone. */
export function moveItem(items: readonly ItemValue[], item: PageItem, place: Place): Patches {
  const value = findItem(items, item.key)
  if (value === undefined || place.key === item.key) return []
  const insertion = insertItem(items, item, value, place)
  return insertion.length === 0 ? [] : [...removeItem(items, item), ...insertion]
}

/** The place one further up (-1) or down (1); undefined at the end of the list. */
export function findNextPlace(
  items: readonly ItemValue[],
  { key }: PageItem,
  step: -1 | 1,
): Place | undefined {
  const next = items[items.findIndex(({ _key }) => _key === key) + step]
  return next === undefined || next._key === key
    ? undefined
    : { key: next._key, position: step === 1 ? 'after' : 'before' }
}

/** Puts a copy after the item, with a key of its own and without the anchor, which is unique. */
export function duplicateItem(items: readonly ItemValue[], item: PageItem): Patches {
  const value = findItem(items, item.key)
  if (value === undefined) return []
  const copy = { ...value, _key: createKey() }
  delete copy.anchor
  return insertItem(items, item, copy, { key: item.key, position: 'after' })
}

/** Removes an item; no patches when it is gone already, which the page could not apply. */
export function removeItem(items: readonly ItemValue[], { list, key }: PageItem): Patches {
  if (findItem(items, key) === undefined) return []
  return [{ path: toPath(list), op: { type: 'remove', referenceItem: { _key: key } } }]
}

/** What `restoreItem` needs later; undefined when the list does not have the item. */
export function describeRemoved(
  items: readonly ItemValue[],
  item: PageItem,
): RemovedItem | undefined {
  const value = findItem(items, item.key)
  if (value === undefined) return undefined
  const before = items.slice(0, items.indexOf(value)).map(({ _key }) => _key)
  return { item, value, before: before.reverse() }
}

/**
 * Puts a removed item after the nearest item before it that is still there, otherwise first.
 * @returns no patches when the document has the item again, or has no place for the list any longer
 */
export function restoreItem(
  document: object | null,
  { item, value, before }: RemovedItem,
): Patches {
  const items = readList(document, item.list)
  if (findItem(items, item.key) !== undefined) return []
  const previous = before.find((key) => findItem(items, key) !== undefined)
  if (previous !== undefined)
    return insertItem(items, item, value, { key: previous, position: 'after' })
  const [first] = items
  if (first !== undefined)
    return insertItem(items, item, value, { key: first._key, position: 'before' })
  const path = toPath(item.list)
  const parent: unknown = studioPath.get(document, path.slice(0, -1))
  return parent == null ? [] : [{ path, op: { type: 'set', value: [value] } }]
}

/** Puts a value beside an item; no patches when that is gone, which the page could not apply. */
export function insertItem(
  items: readonly ItemValue[],
  { list }: PageItem,
  value: ItemValue,
  { key, position }: Place,
): Patches {
  if (findItem(items, key) === undefined) return []
  return [
    {
      path: toPath(list),
      op: { type: 'insert', referenceItem: { _key: key }, position, items: [value] },
    },
  ]
}

/** Hides a section from visitors, or shows it again; no patches when it is gone. */
export function hideItem(
  items: readonly ItemValue[],
  { list, key }: PageItem,
  isHidden: boolean,
): Patches {
  if (findItem(items, key) === undefined) return []
  return [
    { path: [...toPath(list), { _key: key }, 'hidden'], op: { type: 'set', value: isHidden } },
  ]
}

/** A random `_key` of 12 characters. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function findItem(items: readonly ItemValue[], key: string): ItemValue | undefined {
  return items.find(({ _key }) => _key === key)
}

function toPath(list: string): (string | { _key: string })[] {
  return studioPath.fromString(list).flatMap<string | { _key: string }>((segment) => {
    if (typeof segment === 'string') return [segment]
    return typeof segment === 'object' && '_key' in segment ? [{ _key: segment._key }] : []
  })
}

function isItemValue(value: unknown): value is ItemValue {
  return (
    typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string'
  )
}
