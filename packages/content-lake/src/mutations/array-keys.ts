import type { LakeDocument } from '../types'
import { isObject } from '../store/references'
import { invalid } from './rejection'

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

/**
 * Checks that the keys of array items are unique in the complete document, as the hosted service does
 * with `autoGenerateArrayKeys`.
 * @throws Rejection 400 with both paths
 */
export function requireUniqueKeys(document: LakeDocument): void {
  const paths = new Map<string, string>()
  for (const [key, path] of keysIn(document, '')) {
    const other = paths.get(key)
    if (other !== undefined) {
      const { _id: id } = document
      throw invalid(
        `Document "${id}" has duplicate array _key "${key}" at ${other} and ${path}`,
        id,
      )
    }
    paths.set(key, path)
  }
}

/** Keys of array items, each with its path. */
function* keysIn(value: unknown, path: string): Generator<readonly [key: string, path: string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const itemPath = `${path}[${index}]`
      if (isObject(item) && typeof item._key === 'string') yield [item._key, `${itemPath}._key`]
      yield* keysIn(item, itemPath)
    }
  } else if (isObject(value)) {
    for (const [field, inner] of Object.entries(value)) {
      yield* keysIn(inner, path === '' ? field : `${path}.${field}`)
    }
  }
}
