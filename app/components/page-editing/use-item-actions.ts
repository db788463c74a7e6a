import { useDocuments } from '@sanity/visual-editing/react'
import { useMemo } from 'react'
import {
  createKey,
  describeRemoved,
  duplicateItem,
  findNextPlace,
  hideItem,
  insertItem,
  moveItem,
  type Patches,
  type Place,
  type Position,
  readList,
  type RemovedItem,
  removeItem,
  restoreItem,
} from './item-patches'
import type { PageItem } from './page-item'

/** Each action resolves to whether it changed the document, once the page shows the change. */
interface ItemActions {
  moveTo: (item: PageItem, place: Place) => Promise<boolean>
  /** @param step -1 moves up, 1 moves down; nothing happens at the end of the list */
  moveBy: (item: PageItem, step: -1 | 1) => Promise<boolean>
  duplicate: (item: PageItem) => Promise<boolean>
  setHidden: (item: PageItem, isHidden: boolean) => Promise<boolean>
  /** @returns undefined when the item was gone already */
  remove: (item: PageItem) => Promise<RemovedItem | undefined>
  /** @returns false when the item is back already, or the section around its list is gone */
  restore: (removed: RemovedItem) => Promise<boolean>
  /** @param type of a new section; other lists repeat the type of the item */
  add: (item: PageItem, position: Position, type?: string) => Promise<boolean>
}

/** Changes the draft of a document through the Studio around the page (EDIT-03). */
export function useItemActions(): ItemActions {
  const { getDocument } = useDocuments()
  return useMemo(() => {
    const readDocument = ({ document }: PageItem) => getDocument(document).getSnapshot()
    const read = async (item: PageItem) => readList(await readDocument(item), item.list)
    const patch = async ({ document }: PageItem, patches: Patches) => {
      if (patches.length === 0) return false
      // The type of `patch` hides its promise.
      const send: (patches: Patches) => unknown = getDocument(document).patch
      await send(patches)
      return true
    }
    return {
      moveTo: async (item, place) => patch(item, moveItem(await read(item), item, place)),
      moveBy: async (item, step) => {
        const items = await read(item)
        const place = findNextPlace(items, item, step)
        return place !== undefined && patch(item, moveItem(items, item, place))
      },
      duplicate: async (item) => patch(item, duplicateItem(await read(item), item)),
      setHidden: async (item, isHidden) => patch(item, hideItem(await read(item), item, isHidden)),
      remove: async (item) => {
        const items = await read(item)
        await patch(item, removeItem(items, item))
        return describeRemoved(items, item)
      },
      restore: async (removed) =>
        patch(removed.item, restoreItem(await readDocument(removed.item), removed)),
      add: async (item, position, type) => {
        const items = await read(item)
        const _type = type ?? items.find(({ _key }) => _key === item.key)?._type
        const value = { _key: createKey(), ...(_type === undefined ? {} : { _type }) }
        return patch(item, insertItem(items, item, value, { key: item.key, position }))
      },
    }
  }, [getDocument])
}
