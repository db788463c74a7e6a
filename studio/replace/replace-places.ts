import { ClientError, type SanityClient } from '@sanity/client'
import { pathToString } from 'sanity'
import * as z from 'zod/mini'
import {
  checkedTypes,
  documentsSchema,
  isDraftId,
  selectEdited,
  type StoredDocument,
} from '../content-check/document-report'
import type { FoundDocument, Place } from './find-places'

/** A document whose texts were replaced in its draft. */
export interface ReplacedDocument {
  readonly draftId: string
  /** Id of the published document. */
  readonly id: string
  readonly type: string
  readonly title: string
  /** Whether there was no draft before. */
  readonly isNewDraft: boolean
  /** The former texts by path. */
  readonly before: Readonly<Record<string, string>>
}

/** What can be undone. */
export interface Replacement {
  /** Also the revision of each changed draft. */
  readonly transactionId: string
  readonly documents: readonly ReplacedDocument[]
}

/** Reads the documents that staff write: of each its draft, or else its published version. */
export async function readEdited(client: SanityClient): Promise<readonly StoredDocument[]> {
  const query = '*[_type in $types && !(_id in path("versions.**"))]'
  const options = { perspective: 'raw', tag: 'replace.find' } as const
  const found: unknown = await client.fetch(query, { types: [...checkedTypes] }, options)
  return selectEdited(documentsSchema.parse(found))
}

/** The texts by path, before and after the replacement of the places. */
export function replaceInTexts(places: readonly Place[], replacement: string) {
  const before: Record<string, string> = {}
  const after: Record<string, string> = {}
  // The last place of a text first, so that the others stay where they are.
  for (const { path, text, start, word } of [...places].sort((a, b) => b.start - a.start)) {
    const name = pathToString(path)
    const current = after[name] ?? text
    before[name] = text
    after[name] = current.slice(0, start) + replacement + current.slice(start + word.length)
  }
  return { before, after }
}

/**
 * Replaces places in drafts, all or none (PLAN-04).
 * @throws ClientError 409 if a document has changed since it was read
 */
export async function replacePlaces(
  client: SanityClient,
  found: readonly FoundDocument[],
  replacement: string,
): Promise<Replacement> {
  const change = client.transaction()
  const documents = found.map(({ document, title, places }): ReplacedDocument => {
    const { before, after } = replaceInTexts(places, replacement)
    const isNewDraft = !isDraftId(document._id)
    const draftId = isNewDraft ? `drafts.${document._id}` : document._id
    // A draft that somebody else has made meanwhile rejects the transaction.
    if (isNewDraft) change.create({ ...document, _id: draftId })
    change.patch(draftId, {
      set: after,
      ...(!isNewDraft && { ifRevisionID: document._rev }),
    })
    const id = draftId.slice('drafts.'.length)
    return { draftId, id, type: document._type, title, isNewDraft, before }
  })
  const { transactionId } = await change.commit({ returnDocuments: false, tag: 'replace' })
  return { transactionId, documents }
}

/**
 * Undoes a replacement, if no document has changed since then.
 * @returns the documents that have changed; then nothing is undone
 */
export async function undoReplacement(
  client: SanityClient,
  { transactionId, documents }: Replacement,
): Promise<readonly ReplacedDocument[]> {
  const ids = documents.map(({ draftId }) => draftId)
  const query = '*[_id in $ids && _rev == $transactionId]._id'
  const options = { perspective: 'raw', tag: 'replace.undo' } as const
  const found: unknown = await client.fetch(query, { ids, transactionId }, options)
  const unchanged = new Set(z.array(z.string()).parse(found))
  const changed = documents.filter(({ draftId }) => !unchanged.has(draftId))
  if (changed.length > 0) return changed
  const change = client.transaction()
  for (const { draftId, before, isNewDraft } of documents) {
    // Rejects the transaction if the draft changes at this moment.
    change.patch(draftId, { set: before, ifRevisionID: transactionId })
    if (isNewDraft) change.delete(draftId)
  }
  await change.commit({ returnDocuments: false, tag: 'replace.undo' })
  return []
}

/** Whether a change was rejected because a document is not as it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ClientError && error.statusCode === 409
}
