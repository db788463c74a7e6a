import { isObject } from '../../store/references'
import type { Location, Origin } from './track-documents'

/** `true` selects the items of lists by position, `withKeyArraySelector` by `_key` where possible. */
export type SourceMapStyle = 'true' | 'withKeyArraySelector'

const ESCAPES: Readonly<Record<string, string>> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}
/** `@sanity/client` misreads other keys in a selector. */
const PLAIN_KEY = /^[^'\\\p{Cc}\u2028\u2029]+$/u

const MISREAD_NAME = /'\]|[\u2028\u2029]/

/** Formats one step of a path as `@sanity/client` does. */
export const formatStep = (key: string | number): string =>
  typeof key === 'number'
    ? `[${key}]`
    : `['${key.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`

/**
 * Creates a function that formats the path to a value in its document, such as
 * `$['body'][?(@._key=='a')]['text']`. It returns `undefined` for a field whose name `@sanity/client`
 * misreads.
 */
export function createPathFormatter(style: SourceMapStyle) {
  const keysOfLists = new WeakMap<object, readonly (string | undefined)[]>()

  const formatOrigin = ({ location }: Origin): string | undefined =>
    location === undefined ? '$' : formatLocation(location)
  const formatLocation = ({ parent, key }: Location): string | undefined => {
    const path = formatOrigin(parent)
    if (path === undefined || (typeof key === 'string' && MISREAD_NAME.test(key))) return undefined
    const itemKey = typeof key === 'number' ? getKeys(parent.value)[key] : undefined
    return `${path}${itemKey === undefined ? formatStep(key) : `[?(@._key=='${itemKey}')]`}`
  }
  /** The keys by which a selector finds the items of a list. */
  const getKeys = (items: object): readonly (string | undefined)[] => {
    const known = keysOfLists.get(items)
    if (known !== undefined) return known
    const keys = style === 'true' || !Array.isArray(items) ? [] : listSelectors(items)
    keysOfLists.set(items, keys)
    return keys
  }
  return formatLocation
}

function listSelectors(items: readonly unknown[]): readonly (string | undefined)[] {
  const keys = items.map((item) =>
    isObject(item) && typeof item._key === 'string' ? item._key : undefined,
  )
  const counts = new Map<string | undefined, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return keys.map((key) =>
    key !== undefined && PLAIN_KEY.test(key) && counts.get(key) === 1 ? key : undefined,
  )
}
