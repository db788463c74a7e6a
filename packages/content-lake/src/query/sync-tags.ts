import { createHash } from 'node:crypto'
import { toPublishedId } from '../document-ids'
import { isObject } from '../store/references'
import type { LakeDocument, Params } from '../types'
import type { DatasetView } from './dataset-view'
import { getTexts, type Equality, type ReadScope } from './query-plan'

/** Such as `s1:AbCdEfGhIj`. A live event concerns the query results with one of its tags. */
export type SyncTag = `s1:${string}`

/** In every event, and in results of queries that read all documents. */
const ALL_TAG: SyncTag = 's1:all'
/** In every query result. Transactions with too many tags have only this one and `ALL_TAG`. */
const BULK_TAG: SyncTag = 's1:bulk'

/** Above this number, the tags of a query's single documents become those of their types. */
const MAX_QUERY_IDS = 100
const MAX_EVENT_TAGS = 1_000
/** Longer texts have no tag. */
const MAX_TEXT_LENGTH = 200

type Scalar = string | number | boolean

const toTag = (...parts: readonly Scalar[]): SyncTag =>
  `s1:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)}`

const idTag = (id: string) => toTag('id', toPublishedId(id))
const typeTag = (type: string) => toTag('type', type)
const fieldTag = (path: readonly string[], value: Scalar) => toTag('field', value, ...path)

const isTaggedValue = (value: unknown): value is Scalar =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= MAX_TEXT_LENGTH)

/** The `url` of an asset depends on the host of the request. */
const isTaggedField = (name: string) => (!name.startsWith('_') || name === '_ref') && name !== 'url'

/** What an evaluation has read. */
interface Reads {
  /** Of the query's plan. */
  readonly scopes: readonly ReadScope[]
  readonly params: Params
  readonly view: DatasetView
  /** Ids of the documents that were read by id, whether or not they exist. */
  readonly ids: ReadonlySet<string>
}

/**
 * Tags come from what a query has read, not from its result, so they cover documents that match
 * only later. Results and events compute them separately, so the lake stores no queries.
 * @returns tags of a query result: the event of each change that affects it has one of them
 */
export function createQueryTags({ scopes, params, view, ids }: Reads): readonly SyncTag[] {
  const tags = new Set([BULK_TAG])
  const readTypes = new Set<string>()
  for (const { candidates, equalities } of scopes) {
    // Any document may begin to contain a reference.
    const isByReference = candidates !== undefined && candidates.references.length > 0
    const types = isByReference ? undefined : candidates && [...getTexts(candidates.types, params)]
    // The tags of the ids that were read cover candidates by id.
    if (types?.length === 0) continue
    const documents = types?.flatMap((type) => view.ofType(type)) ?? view.documents
    const equality = selectEquality(equalities, params, documents)
    if (equality !== undefined) {
      for (const value of equality.values) tags.add(fieldTag(equality.path, value))
    } else if (types === undefined) {
      return [BULK_TAG, ALL_TAG]
    } else {
      for (const type of types) readTypes.add(type)
    }
  }
  for (const id of ids) {
    const document = ids.size > MAX_QUERY_IDS ? view.get(id) : undefined
    if (document === undefined) tags.add(idTag(id))
    else readTypes.add(document._type)
  }
  for (const type of readTypes) tags.add(typeTag(type))
  return [...tags]
}

/**
 * Documents that a filter selects meet all of its equalities, so the tags of one are enough.
 * @param documents that the filter reads, which the evaluation has listed already
 * @returns the equality that the fewest documents meet
 */
function selectEquality(
  equalities: readonly Equality[],
  params: Params,
  documents: readonly LakeDocument[],
) {
  const usable = equalities.flatMap(({ path, values: getValues }) => {
    const values = getValues(params)
    const isUsable = path.every(isTaggedField) && values.every(isTaggedValue)
    return isUsable ? [{ path, values: values.filter(isTaggedValue) }] : []
  })
  const count = ({ path, values }: (typeof usable)[number]) => {
    const wanted = new Set<unknown>(values)
    return documents.filter((document) => wanted.has(readPath(document, path))).length
  }
  if (usable.length < 2) return usable[0]
  return usable.map((one) => ({ ...one, count: count(one) })).sort((a, b) => a.count - b.count)[0]
}

function readPath(document: LakeDocument, [name = '', inner]: readonly string[]): unknown {
  const value = document[name]
  if (inner === undefined) return value
  return isObject(value) ? value[inner] : undefined
}

/** @returns the tags of a transaction's live event, from the states of documents that it affects */
export function createEventTags(documents: readonly LakeDocument[]): readonly SyncTag[] {
  const tags = new Set([ALL_TAG])
  for (const document of documents) {
    addDocumentTags(document, tags)
    if (tags.size > MAX_EVENT_TAGS) return [ALL_TAG, BULK_TAG]
  }
  return [...tags]
}

/** Fields have tags down to the second level: equalities with deeper paths are not used. */
function addDocumentTags(document: LakeDocument, tags: Set<SyncTag>): void {
  tags.add(idTag(document._id)).add(typeTag(document._type))
  for (const [name, value] of Object.entries(document)) {
    if (!isTaggedField(name)) continue
    if (isTaggedValue(value)) tags.add(fieldTag([name], value))
    else if (isObject(value)) {
      for (const [inner, innerValue] of Object.entries(value)) {
        const isTagged = isTaggedField(inner) && isTaggedValue(innerValue)
        if (isTagged) tags.add(fieldTag([name, inner], innerValue))
      }
    }
  }
}
