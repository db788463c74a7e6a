import { isObject } from '../store/references'

/** @returns a copy in which every object in an array has a `_key`, at any depth */
export function addArrayKeys(value: unknown, newKey: () => string): unknown {
  if (Array.isArray(value)) {
    return value.map((item: unknown) => {
      const filled = addArrayKeys(item, newKey)
      return isObject(filled) && filled._key === undefined ? { _key: newKey(), ...filled } : filled
    })
  }
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, addArrayKeys(inner, newKey)]),
  )
}
