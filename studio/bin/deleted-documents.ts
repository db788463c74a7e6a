import type { SanityClient } from '@sanity/client'
import { getDraftId } from 'sanity'
import * as z from 'zod/mini'
import {
  checkedTypes,
  documentsSchema,
  type StoredDocument,
} from '../content-check/document-report'
import { readTransactions } from '../history/read-transactions'

const PERIOD_MS = 30 * 86_400_000
const PAGE_LENGTH = 1000
/** Busy datasets of the hosted service have millions of transactions. */
const MAX_PAGES = 30
/** Ids of one request; an address has some thousand characters at most. */
const IDS_PER_REQUEST = 50

const mutationSchema = z.object({
  delete: z.optional(z.object({ id: z.string() })),
  create: z.optional(z.object({ _id: z.string() })),
})
const transactionSchema = z.object({
  id: z.string(),
  author: z.string(),
  /** ISO 8601 */
  timestamp: z.string(),
  mutations: z.array(mutationSchema),
})
export type DeletionTransaction = z.infer<typeof transactionSchema>

const idsSchema = z.array(z.string())
const statesSchema = z.object({ documents: documentsSchema })

/** When and by whom a document was deleted. */
interface Deletion {
  /** Id of the published document. */
  readonly id: string
  /** What the transaction deleted of it: the published document, its draft or both. */
  readonly layers: readonly string[]
  /** ISO 8601 */
  readonly deletedAt: string
  readonly author: string
  /** Ids of the documents that the transaction created, such as redirects from a deleted page. */
  readonly created: readonly string[]
}

/** A document that neither is published nor has a draft any more. */
export interface DeletedDocument extends Deletion {
  /** Its last state. */
  readonly document: StoredDocument
  readonly wasPublished: boolean
}

export interface DeletedDocuments {
  /** Newest first. */
  readonly documents: readonly DeletedDocument[]
  /** The time since which deletions are known, if it is not the complete period. */
  readonly knownSince: string | undefined
}

/**
 * Finds the documents of staff that were deleted in the last 30 days (PLAN-04). Documents with data
 * of visitors are never among them.
 */
export async function findDeleted(client: SanityClient, now: number): Promise<DeletedDocuments> {
  const { transactions, isComplete } = await readPeriod(client, now)
  const deletions = await dropExisting(client, listDeletions(transactions))
  const states = await readLastStates(client, deletions)
  const documents = deletions.flatMap((deletion) => {
    const { id, layers } = deletion
    const document = states.get(getDraftId(id)) ?? states.get(id)
    if (document === undefined || !checkedTypes.includes(document._type)) return []
    return { ...deletion, document, wasPublished: layers.includes(id) }
  })
  return { documents, knownSince: isComplete ? undefined : transactions.at(-1)?.timestamp }
}

/**
 * Lists the last deletion of each public document or of its draft; some of them exist again.
 * @param transactions newest first
 */
export function listDeletions(transactions: readonly DeletionTransaction[]): Deletion[] {
  const found = new Map<string, Deletion>()
  for (const { author, timestamp: deletedAt, mutations } of transactions) {
    const created = mutations.flatMap(({ create }) => create?._id ?? [])
    const deleted = mutations.flatMap(({ delete: removal }) => removal?.id ?? [])
    for (const id of new Set(deleted.map((layer) => layer.replace(/^drafts\./, '')))) {
      // Releases, versions and documents with data of visitors have a dot in their ids.
      if (id.includes('.') || found.has(id)) continue
      const layers = deleted.filter((layer) => layer === id || layer === getDraftId(id))
      found.set(id, { id, layers, deletedAt, author, created })
    }
  }
  return [...found.values()]
}

/**
 * Restores a document as it was before its deletion: published, as a draft, or both. It has its id
 * again, so references to it work. Redirects that its deletion made are deleted.
 * @throws ClientError if it exists again, or if it refers to something that does not exist
 */
export async function restore(
  client: SanityClient,
  { id, deletedAt, created }: Deletion,
): Promise<void> {
  const time = new Date(Date.parse(deletedAt) - 1).toISOString()
  const states = await readStates(client, [id, getDraftId(id)], { time })
  if (states.length === 0) throw new Error(`The history does not have ${id} any more.`)
  const query = '*[_type == "redirect" && _id in $created]._id'
  const redirects: unknown = await client.fetch(query, { created }, { perspective: 'raw' })
  const change = client.transaction()
  for (const redirect of idsSchema.parse(redirects)) change.delete(redirect)
  for (const state of states) change.create({ ...state, _rev: undefined, _updatedAt: undefined })
  await change.commit({ tag: 'bin.restore' })
}

async function readPeriod(client: SanityClient, now: number) {
  const transactions: DeletionTransaction[] = []
  const fromTime = new Date(now - PERIOD_MS).toISOString()
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const last = transactions.at(-1)?.id
    const found = await readTransactions(client, [], {
      excludeContent: 'true',
      reverse: 'true',
      fromTime,
      limit: String(PAGE_LENGTH),
      ...(last !== undefined && { toTransaction: last }),
      tag: 'bin.list',
    })
    const read = z.array(transactionSchema).parse(found)
    // A page starts with the last transaction of the page before.
    transactions.push(...read.filter(({ id }) => id !== last))
    if (read.length < PAGE_LENGTH) return { transactions, isComplete: true }
  }
  return { transactions, isComplete: false }
}

async function dropExisting(client: SanityClient, deletions: readonly Deletion[]) {
  const ids = deletions.flatMap(({ id }) => [id, getDraftId(id)])
  const options = { perspective: 'raw', tag: 'bin.existing' } as const
  const found: unknown = await client.fetch('*[_id in $ids]._id', { ids }, options)
  const existing = new Set(idsSchema.parse(found))
  return deletions.filter(({ id }) => !existing.has(id) && !existing.has(getDraftId(id)))
}

async function readLastStates(client: SanityClient, deletions: readonly Deletion[]) {
  const ids = deletions.flatMap(({ layers }) => layers)
  const states = new Map<string, StoredDocument>()
  for (let from = 0; from < ids.length; from += IDS_PER_REQUEST) {
    const some = ids.slice(from, from + IDS_PER_REQUEST)
    for (const state of await readStates(client, some, { lastRevision: 'true' })) {
      states.set(state._id, state)
    }
  }
  return states
}

async function readStates(
  client: SanityClient,
  ids: readonly string[],
  at: { readonly time: string } | { readonly lastRevision: 'true' },
): Promise<readonly StoredDocument[]> {
  const found = await client.request<unknown>({
    url: `/data/history/${client.config().dataset ?? ''}/documents/${ids.join(',')}`,
    query: at,
    tag: 'bin.read',
  })
  return statesSchema.parse(found).documents
}
