import { extractWithPath, Mutation } from '@sanity/mutator'
import type { LakeDocument } from '../types'
import { formatValue } from './describe-issue'
import { expandInsertPath, expandPath } from './json-match'
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

/** One operation of a patch, on one path expression. */
interface Step {
  readonly name: 'set' | 'setIfMissing' | 'unset' | 'insert' | 'inc' | 'dec' | 'diffMatchPatch'
  readonly path: string
  /** @returns the operation on the path of a single value */
  readonly at: (path: string) => object
}

type Patched = ReturnType<Mutation['apply']>

/** Each step sees the effects of earlier ones, in the order of @sanity/mutator. */
function runMutator(document: LakeDocument, operations: PatchOperations): Patched {
  return getSteps(operations).reduce<Patched>((current, step) => {
    try {
      return applyStep(document._id, current, step)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const description = `Cannot apply "${step.name}" to "${step.path}": ${reason}`
      throw invalid(description, document._id)
    }
  }, document)
}

function getSteps(operations: PatchOperations): readonly Step[] {
  const { set, setIfMissing, unset = [], insert, inc, dec, diffMatchPatch } = operations
  const onFields = (name: Step['name'], fields: object = {}) =>
    Object.entries(fields).map(([path, value]: [string, unknown]): Step => {
      return { name, path, at: (single) => ({ [name]: { [single]: value } }) }
    })
  return [
    ...onFields('setIfMissing', setIfMissing),
    ...onFields('set', set),
    ...unset.map((path): Step => ({ name: 'unset', path, at: (one) => ({ unset: [one] }) })),
    ...onFields('diffMatchPatch', diffMatchPatch),
    ...onFields('inc', inc),
    ...onFields('dec', dec),
    ...(insert === undefined ? [] : [getInsertStep(insert)]),
  ]
}

function getInsertStep({ items, ...location }: NonNullable<PatchOperations['insert']>): Step {
  const [[side, path] = ['', '']] = Object.entries(location)
  return { name: 'insert', path, at: (one) => ({ insert: { [side]: one, items } }) }
}

function applyStep(id: string, document: Patched, { name, path, at }: Step) {
  const isInsert = name === 'insert'
  const creates = name === 'set' || name === 'setIfMissing'
  const paths = isInsert ? expandInsertPath(document, path) : expandPath(document, path, creates)
  if (name === 'inc' || name === 'dec') requireNumbers(document, paths)
  const mutations = paths.map((single) => ({ patch: { id, ...at(single) } }))
  return new Mutation({ mutations }).apply(document)
}

/**
 * Without this check @sanity/mutator would ignore other values. A missing value stays missing, as in
 * the Studio's optimistic edits.
 */
function requireNumbers(document: unknown, paths: readonly string[]): void {
  for (const { value } of paths.flatMap((path) => extractWithPath(path, document))) {
    if (typeof value === 'number') continue
    throw new Error(`the value is no number but ${formatValue(value)}; use "set" to replace it`)
  }
}

const getSystemFields = ({ _id, _type, _rev, _createdAt, _updatedAt }: LakeDocument) => ({
  _id,
  _type,
  _rev,
  _createdAt,
  _updatedAt,
})
