import { isObject } from '../store/references'
import { invalid } from './faults'
import type { LakeDocument } from '../context'

/**
 * Checks that no two objects in a document's arrays have the same key, however deep and in whichever
 * arrays they are. The hosted service asks for it of those who have it make the missing keys.
 * @throws Refusal 400 that names both places
 */
export function requireUniqueKeys(document: LakeDocument): void {
  const places = new Map<string, string>()
  for (const [key, place] of keysIn(document, '')) {
    const other = places.get(key)
    if (other !== undefined) {
      const { _id: id } = document
      throw invalid(
        `Document "${id}" has duplicate array _key "${key}" at ${other} and ${place}`,
        id,
      )
    }
    places.set(key, place)
  }
}

/** Keys of the objects that are items of an array, each with the path that leads to it. */
function* keysIn(value: unknown, path: string): Generator<readonly [key: string, place: string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const at = `${path}[${index}]`
      if (isObject(item) && typeof item._key === 'string') yield [item._key, `${at}._key`]
      yield* keysIn(item, at)
    }
  } else if (isObject(value)) {
    for (const [field, inner] of Object.entries(value)) {
      yield* keysIn(inner, path === '' ? field : `${path}.${field}`)
    }
  }
}
