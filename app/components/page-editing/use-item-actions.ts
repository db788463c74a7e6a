import { useDocuments } from '@sanity/visual-editing/react'
import { useMemo } from 'react'
import {
  createKey,
  duplicateItem,
  findNextPlace,
  hideItem,
  insertItem,
  type ItemValue,
  moveItem,
  type Patches,
  type Place,
  type Position,
  readList,
  removeItem,
} from './item-patches'
import type { PageItem } from './page-item'

/** A removed item, and where it was. */
export interface RemovedItem {
  item: PageItem
  value: ItemValue
  place: Place
}

/** Each action resolves to whether it changed the document. */
interface ItemActions {
  moveTo: (item: PageItem, place: Place) => Promise<boolean>
  /** @param step -1 moves up, 1 moves down; nothing happens at the end of the list */
  moveBy: (item: PageItem, step: -1 | 1) => Promise<boolean>
  duplicate: (item: PageItem) => Promise<boolean>
  setHidden: (item: PageItem, isHidden: boolean) => Promise<boolean>
  /** @returns undefined for the only item of a list, which cannot be restored beside another */
  remove: (item: PageItem) => Promise<RemovedItem | undefined>
  restore: (removed: RemovedItem) => Promise<boolean>
  /** @param type of a new section; other lists repeat the type of the item */
  add: (item: PageItem, position: Position, type?: string) => Promise<boolean>
}

/** Changes the draft of a document through the Studio around the page (EDIT-03). */
export function useItemActions(): ItemActions {
  const { getDocument } = useDocuments()
  return useMemo(() => {
    const read = async ({ document, list }: PageItem) =>
      readList(await getDocument(document).getSnapshot(), list)
    const patch = (item: PageItem, patches: Patches) => {
      if (patches.length > 0) getDocument(item.document).patch(patches)
      return patches.length > 0
    }
    return {
      moveTo: async (item, place) => patch(item, moveItem(await read(item), item, place)),
      moveBy: async (item, step) => {
        const items = await read(item)
        const place = findNextPlace(items, item, step)
        return place !== undefined && patch(item, moveItem(items, item, place))
      },
      duplicate: async (item) => patch(item, duplicateItem(await read(item), item)),
      setHidden: async (item, isHidden) => {
        await read(item)
        return patch(item, hideItem(item, isHidden))
      },
      remove: async (item) => {
        const items = await read(item)
        const at = items.findIndex(({ _key }) => _key === item.key)
        const value = items[at]
        patch(item, removeItem(item))
        const [before, after] = [items[at - 1], items[at + 1]]
        if (value === undefined) return undefined
        if (before !== undefined)
          return { item, value, place: { key: before._key, position: 'after' } }
        return after && { item, value, place: { key: after._key, position: 'before' } }
      },
      restore: async ({ item, value, place }) => {
        await read(item)
        return patch(item, insertItem(item, value, place))
      },
      add: async (item, position, type) => {
        const current = (await read(item)).find(({ _key }) => _key === item.key)
        const _type = type ?? current?._type
        const value = { _key: createKey(), ...(_type === undefined ? {} : { _type }) }
        return patch(item, insertItem(item, value, { key: item.key, position }))
      },
    }
  }, [getDocument])
}
