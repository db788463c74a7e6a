import type { SanityClient } from '@sanity/client'
import { revisionsSchema, type StoredDocument } from '../content-check/document-report'

/** A document as lists name it. */
export interface NamedDocument {
  /** Id of the published document. */
  readonly id: string
  readonly type: string
  readonly title: string
}

/** A draft, a published document or a version that a change wrote or deleted. */
export interface Layer {
  readonly id: string
  /** Null if there was none. */
  readonly before: StoredDocument | null
  /** Whether there is one after the change. */
  readonly isPresent: boolean
  readonly owner: NamedDocument
}

/** A change of several documents in one transaction, which can be undone. */
export interface UndoableChange {
  /** Also the revision of each document that it wrote. */
  readonly transactionId: string
  readonly documents: readonly NamedDocument[]
  readonly layers: readonly Layer[]
}

/**
 * Undoes a change, if no document has changed since then (PLAN-04).
 * @returns the documents that have changed; then nothing is undone
 * @throws ClientError 409 if one changes at this moment
 */
export async function undoChange(
  client: SanityClient,
  { transactionId, layers }: UndoableChange,
): Promise<readonly NamedDocument[]> {
  const ids = layers.map(({ id }) => id)
  const options = { perspective: 'raw', tag: 'undo' } as const
  const found: unknown = await client.fetch('*[_id in $ids]{ _id, _rev }', { ids }, options)
  const revisions = new Map(revisionsSchema.parse(found).map(({ _id, _rev }) => [_id, _rev]))
  const changed = layers.filter(
    ({ id, isPresent }) => revisions.get(id) !== (isPresent ? transactionId : undefined),
  )
  if (changed.length > 0) return [...new Set(changed.map(({ owner }) => owner))]
  const change = client.transaction()
  for (const { id, before, isPresent } of layers) {
    if (isPresent) change.patch(id, requireRevision(transactionId))
    if (before === null) change.delete(id)
    else {
      const content = { ...before, _rev: undefined, _updatedAt: undefined }
      if (isPresent) change.createOrReplace(content)
      else change.create(content)
    }
  }
  await change.commit({ returnDocuments: false, tag: 'undo' })
  return []
}

/** A patch that changes nothing, and rejects its transaction if the document has another revision. */
export const requireRevision = (ifRevisionID: string) => ({ unset: ['_unchanged'], ifRevisionID })
