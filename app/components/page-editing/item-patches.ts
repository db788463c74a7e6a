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

/** The items of a list in a document; empty when the document has no such list. */
export function readList(document: object | null, list: string): ItemValue[] {
  const items: unknown = studioPath.get(document, list)
  return Array.isArray(items) ? items.filter(isItemValue) : []
}

/** Moves an item within its list; no patches when it is there already. */
export function moveItem(items: readonly ItemValue[], item: PageItem, place: Place): Patches {
  const value = items.find(({ _key }) => _key === item.key)
  if (value === undefined || place.key === item.key) return []
  return [...removeItem(item), ...insertItem(item, value, place)]
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
  const value = items.find(({ _key }) => _key === item.key)
  if (value === undefined) return []
  const copy = { ...value, _key: createKey() }
  delete copy.anchor
  return insertItem(item, copy, { key: item.key, position: 'after' })
}

export function removeItem({ list, key }: PageItem): Patches {
  return [{ path: toPath(list), op: { type: 'remove', referenceItem: { _key: key } } }]
}

export function insertItem({ list }: PageItem, value: ItemValue, place: Place): Patches {
  const { key, position } = place
  return [
    {
      path: toPath(list),
      op: { type: 'insert', referenceItem: { _key: key }, position, items: [value] },
    },
  ]
}

/** Hides a section from visitors, or shows it again. */
export function hideItem({ list, key }: PageItem, isHidden: boolean): Patches {
  return [
    { path: [...toPath(list), { _key: key }, 'hidden'], op: { type: 'set', value: isHidden } },
  ]
}

/** A random `_key` of 12 characters. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
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
