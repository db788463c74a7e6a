import { Mutation } from '@sanity/mutator'
import type { LakeDocument } from '../types'
import type { PatchOperations } from './mutation'
import { invalid } from './rejection'

const immutable = ['_id', '_type'] as const

/**
 * Applies a patch with the library of the Studio's optimistic edits, so that both get the same result.
 * The transaction sets `_rev` and `_updatedAt`. A patch may set `_createdAt`, as imports of assets do.
 * @throws Rejection 400 for an invalid path or value, or a change of an immutable field
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { _id: id } = document
  const patched = runMutator(document, operations)
  for (const field of immutable) {
    if (patched?.[field] !== document[field]) {
      throw invalid(`Cannot modify immutable attribute "${field}"`, id)
    }
  }
  const createdAt = patched?._createdAt
  if (createdAt !== undefined && !isTime(createdAt)) {
    throw invalid('"_createdAt" has to be a time', id)
  }
  return { ...patched, ...getSystemFields(document), ...(createdAt && { _createdAt: createdAt }) }
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function runMutator(document: LakeDocument, operations: PatchOperations) {
  const { set, setIfMissing, unset, insert, inc, dec, diffMatchPatch } = operations
  const patch = {
    id: document._id,
    ...(set && { set }),
    ...(setIfMissing && { setIfMissing }),
    ...(unset && { unset }),
    ...(insert && { insert }),
    ...(inc && { inc }),
    ...(dec && { dec }),
    ...(diffMatchPatch && { diffMatchPatch }),
  }
  try {
    return new Mutation({ mutations: [{ patch }] }).apply(document)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw invalid(`Patch could not be applied: ${reason}`, document._id)
  }
}

const getSystemFields = ({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) => ({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
})
