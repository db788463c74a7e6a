import type { PageItem } from './page-item'

export type Position = 'before' | 'after'

/** The value of a list item. */
export interface ItemValue {
  _key: string
  _type?: string | undefined
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

/** What the tools on the page do with a list item. */
export type ItemChange =
  | { action: 'moveTo'; place: Place }
  /** -1 moves up, 1 moves down; nothing happens at the end of the list. */
  | { action: 'moveBy'; step: -1 | 1 }
  | { action: 'duplicate' }
  | { action: 'setHidden'; isHidden: boolean }
  | { action: 'remove' }
  | { action: 'restore'; removed: RemovedItem }
  /** `type` is that of a new section; other lists repeat the type of the item. */
  | { action: 'add'; position: Position; type?: string | undefined }

/** `type` of the message with which the page asks the Studio for a change. */
export const CHANGE_REQUEST = 'page-tools/change'

/** The message; the answer comes through the port that is sent along. */
export interface ChangeRequest {
  type: typeof CHANGE_REQUEST
  item: PageItem
  change: ItemChange
}

/** `unchanged` when there is nothing to do, such as for an item that is gone. */
export interface ChangeAnswer {
  status: 'changed' | 'unchanged' | 'failed'
  /** Of the change `remove`. */
  removed?: RemovedItem | undefined
}
