import { isVisible, parseTime } from '#config/block-visibility'

export { isVisible }

/** When visitors see a block; all optional. Times are ISO 8601. */
export interface Visibility {
  hidden?: boolean | null | undefined
  visibleFrom?: string | null | undefined
  visibleUntil?: string | null | undefined
}

/** Content as visitors get it at one time. */
interface VisibleContent<Value> {
  value: Value
  /** When the next block appears or goes, in milliseconds; Infinity without one. */
  changesAt: number
}

/**
 * Removes the blocks that visitors do not see now from a query result, wherever they are (PAGE-01).
 * The blocks that remain lose their dates, which are for staff. Not in GROQ: with `now()` a result
 * would change without a change of the dataset.
 * @param value a query result; it is changed
 * @param now in milliseconds
 */
export function withVisibleBlocks<Value>(value: Value, now: number): VisibleContent<Value> {
  const holder = { value }
  return { value: holder.value, changesAt: removeHidden(holder, now) }
}

/** @returns when the next block of the node changes, in milliseconds */
function removeHidden(node: object, now: number): number {
  let changesAt = Infinity
  for (const child of Object.values<unknown>({ ...node })) {
    if (typeof child !== 'object' || child === null) continue
    if (Array.isArray(child)) {
      for (const item of child) {
        if (isBlock(item)) changesAt = Math.min(changesAt, nextChange(item, now))
      }
      removeItems(child, (item) => isBlock(item) && !isVisible(item, now))
    }
    changesAt = Math.min(changesAt, removeHidden(child, now))
  }
  if (isBlock(node)) Object.assign(node, { hidden: null, visibleFrom: null, visibleUntil: null })
  return changesAt
}

function removeItems(list: unknown[], isUnwanted: (item: unknown) => boolean): void {
  const kept = list.filter((item) => !isUnwanted(item))
  list.splice(0, list.length, ...kept)
}

/** Every block of a query has these fields; see `blockFields`. */
function isBlock(value: unknown): value is Visibility {
  return typeof value === 'object' && value !== null && 'visibleFrom' in value
}

/** The next time after `now` at which a block appears or goes. */
function nextChange({ hidden, visibleFrom, visibleUntil }: Visibility, now: number): number {
  if (hidden === true) return Infinity
  const times = [visibleFrom, visibleUntil].map((time) => parseTime(time) ?? Infinity)
  return Math.min(...times.filter((time) => time > now))
}
