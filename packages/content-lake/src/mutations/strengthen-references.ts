import type { LakeDocument } from '../types'
import { isObject, type JsonObject } from '../store/references'

/**
 * Publishing makes a reference strong that was weak only because its target was unpublished
 * (`_strengthenOnPublish`), unless the schema says that it stays weak.
 */
export function strengthenReferences(document: LakeDocument): LakeDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return { ...strengthenFields(document), _id, _type, _rev, _createdAt, _updatedAt }
}

function strengthenValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenValue)
  return isObject(value) ? strengthenFields(value) : value
}

function strengthenFields(object: JsonObject): JsonObject {
  const options = object._strengthenOnPublish
  const becomesStrong =
    typeof object._ref === 'string' && isObject(options) && options.weak !== true
  return Object.fromEntries(
    Object.entries(object)
      .filter(
        ([field]) => field !== '_strengthenOnPublish' && !(becomesStrong && field === '_weak'),
      )
      .map(([field, value]) => [field, strengthenValue(value)]),
  )
}
