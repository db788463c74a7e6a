import type { LakeDocument } from '../context'
import { isObject, type JsonObject } from '../store/references'

/**
 * What publishing does to references: one that was weak only because its target was not yet
 * published (`_strengthenOnPublish`) becomes strong, unless the schema wants it weak for good.
 */
export function strengthened(document: LakeDocument): LakeDocument {
  const { _id, _type, _rev, _createdAt, _updatedAt } = document
  return { ...strengthenedFields(document), _id, _type, _rev, _createdAt, _updatedAt }
}

function strengthenedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenedValue)
  return isObject(value) ? strengthenedFields(value) : value
}

function strengthenedFields(object: JsonObject): JsonObject {
  const wish = object._strengthenOnPublish
  const becomesStrong = typeof object._ref === 'string' && isObject(wish) && wish.weak !== true
  return Object.fromEntries(
    Object.entries(object)
      .filter(
        ([field]) => field !== '_strengthenOnPublish' && !(becomesStrong && field === '_weak'),
      )
      .map(([field, value]) => [field, strengthenedValue(value)]),
  )
}
