import { createHash } from 'node:crypto'
import { toPublishedId } from '../document-ids'
import type { DocumentChange } from '../store/document-store'
import type { Params } from '../types'
import type { DatasetView } from './dataset-view'
import { getTexts, type Candidates } from './query-plan'

/** Such as `s1:AbCdEfGhIj`. A live event concerns the query results with one of its tags. */
export type SyncTag = `s1:${string}`

/** In every event, and in results of queries that read all documents. */
const ALL_TAG: SyncTag = 's1:all'
/** In every query result. Transactions with too many tags have only this one and `ALL_TAG`. */
const BULK_TAG: SyncTag = 's1:bulk'
/** Above this number, the tags of a query's single documents become those of their types. */
const MAX_QUERY_IDS = 100
const MAX_EVENT_TAGS = 1_000

const toTag = (...parts: readonly string[]): SyncTag =>
  `s1:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 10)}`
const idTag = (id: string) => toTag('id', toPublishedId(id))
const typeTag = (type: string) => toTag('type', type)

/** What an evaluation has read. */
interface Reads {
  /** Of the query's plan. */
  readonly scopes: readonly (Candidates | undefined)[]
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
  const readTypes = new Set<string>()
  for (const candidates of scopes) {
    // Any document may begin to contain a reference.
    if (candidates === undefined || candidates.references.length > 0) return [BULK_TAG, ALL_TAG]
    for (const type of getTexts(candidates.types, params)) readTypes.add(type)
  }
  const tags = new Set([BULK_TAG])
  // These ids include the candidates by id.
  for (const id of ids) {
    const document = ids.size > MAX_QUERY_IDS ? view.get(id) : undefined
    if (document === undefined) tags.add(idTag(id))
    else readTypes.add(document._type)
  }
  for (const type of readTypes) tags.add(typeTag(type))
  return [...tags]
}

/** @returns the tags of a transaction's live event */
export function createEventTags(changes: readonly DocumentChange[]): readonly SyncTag[] {
  const tags = new Set([ALL_TAG])
  for (const { id, before, after } of changes) {
    tags.add(idTag(id))
    for (const state of [before, after]) if (state !== null) tags.add(typeTag(state._type))
  }
  return tags.size > MAX_EVENT_TAGS ? [ALL_TAG, BULK_TAG] : [...tags]
}
