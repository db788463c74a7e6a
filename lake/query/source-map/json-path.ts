import { isObject } from '../../store/references'
import type { Location } from './track-documents'

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

/** Formats one step of a path as `@sanity/client` does. */
export const formatStep = (key: string | number): string =>
  typeof key === 'number'
    ? `[${key}]`
    : `['${key.replace(/[\f\n\r\t'\\]/g, (character) => ESCAPES[character] ?? character)}']`

/**
 * Formats the path to a value in its document, such as `$['body'][?(@._key=='a')]['text']`.
 * @returns `undefined` for a field whose name `@sanity/client` misreads
 */
export function formatSourcePath(location: Location, style: SourceMapStyle): string | undefined {
  const steps: string[] = []
  let next: Location | undefined = location
  while (next !== undefined) {
    const { parent, key }: Location = next
    if (typeof key === 'string' && /'\]|[\u2028\u2029]/.test(key)) return undefined
    steps.push(getSelector(next, style) ?? formatStep(key))
    next = parent.location
  }
  return `$${steps.reverse().join('')}`
}

function getSelector({ parent, key }: Location, style: SourceMapStyle): string | undefined {
  if (style === 'true' || typeof key !== 'number' || !Array.isArray(parent.value)) return undefined
  const items: readonly unknown[] = parent.value
  const itemKey = getKey(items[key])
  if (itemKey === undefined || !PLAIN_KEY.test(itemKey)) return undefined
  const isUnique = items.every((item, index) => index === key || getKey(item) !== itemKey)
  return isUnique ? `[?(@._key=='${itemKey}')]` : undefined
}

const getKey = (item: unknown): string | undefined =>
  isObject(item) && typeof item._key === 'string' ? item._key : undefined
