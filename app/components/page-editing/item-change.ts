import type { PageItem } from './page-item'

export type Position = 'before' | 'after'

/** The value of a list item. */
export interface ItemValue {
  _key: string
  _type?: string | undefined
  anchor?: unknown
}

/** A position in a list: before or after the item with this key. */
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

/** The changes that the editing tools make to a list item. */
export type ItemChange =
  | { action: 'moveTo'; place: Place }
  /** -1 moves up, 1 moves down; nothing happens at the end of the list. */
  | { action: 'moveBy'; step: -1 | 1 }
  | { action: 'duplicate' }
  | { action: 'setHidden'; isHidden: boolean }
  | { action: 'remove' }
  | { action: 'restore'; removed: RemovedItem }
  /**
   * `key` of the new item, and `type` of a new section. In other lists the new item has the type of
   * its neighbour.
   */
  | { action: 'add'; position: Position; key: string; type?: string | undefined }

/** `type` of the message with which the page asks the Studio for a change. */
export const CHANGE_REQUEST = 'page-tools/change'

/** The message. The Studio answers through the `MessagePort` that comes with it. */
export interface ChangeRequest {
  type: typeof CHANGE_REQUEST
  item: PageItem
  change: ItemChange
}

/** `unchanged` when there is nothing to do, such as for an item that is gone. */
export interface ChangeAnswer {
  status: 'changed' | 'unchanged' | 'failed'
  /** Set after the change `remove`. */
  removed?: RemovedItem | undefined
}
