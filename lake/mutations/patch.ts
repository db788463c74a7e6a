import { Mutation } from '@sanity/mutator'
import type { LakeDocument } from '../context'
import { invalid } from './faults'
import type { PatchOperations } from './mutation'

/** Fields of a document that no patch changes. */
const immutable = ['_id', '_type'] as const

/**
 * Applies a patch with the engine that the Studio uses for its optimistic edits, so that both
 * arrive at the same document. `_rev` and `_updatedAt` are left for the transaction to set. The time
 * of creation may be set: importers bring that of an asset along in this way.
 * @throws Refusal 400 when a path or value cannot be applied, or an immutable field would change
 */
export function applyPatch(document: LakeDocument, operations: PatchOperations): LakeDocument {
  const { _id: id } = document
  const patched = patchedBy(document, operations)
  for (const field of immutable) {
    if (patched?.[field] !== document[field]) {
      throw invalid(`Cannot modify immutable attribute "${field}"`, id)
    }
  }
  const createdAt = patched?._createdAt
  if (createdAt !== undefined && !isTime(createdAt)) {
    throw invalid('"_createdAt" has to be a time', id)
  }
  return { ...patched, ...systemFieldsOf(document), ...(createdAt && { _createdAt: createdAt }) }
}

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value))

function patchedBy(document: LakeDocument, operations: PatchOperations) {
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

const systemFieldsOf = ({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) => ({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
})
