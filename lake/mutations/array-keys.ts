import { isObject } from '../store/references'

/**
 * Gives a `_key` to every object in an array that lacks one, at any depth.
 * @returns a copy; the value itself where nothing was missing is not promised
 */
export function withArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const filled = withArrayKeys(item, newKey)
      return isObject(filled) && filled._key === undefined ? { _key: newKey(), ...filled } : filled
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, withArrayKeys(inner, newKey)]),
  )
}
