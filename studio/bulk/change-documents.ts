import type { Action, SanityClient } from '@sanity/client'
import { getDraftId, type Schema, validateDocument, type Workspace } from 'sanity'
import * as z from 'zod/mini'
import {
  type Layer,
  type NamedDocument,
  requireRevision,
  type UndoableChange,
} from '../components/undo-change'
import { describeDocument } from '../content-check/describe'
import { readDocuments, type StoredDocument } from '../content-check/document-report'
import { isFixedDocument } from '../fixed-documents'
import { listAddressActions } from '../pages/former-slugs'
import { listSamplePlaces } from '../pages/sample-texts'

/** A document that staff write, in a list. */
export interface ListedDocument extends NamedDocument {
  readonly draft: StoredDocument | null
  readonly published: StoredDocument | null
}

/** Lists the documents that staff write, by title. */
export async function listDocuments(
  client: SanityClient,
  schema: Schema,
): Promise<readonly ListedDocument[]> {
  const stored = new Map((await readDocuments(client)).map((one) => [one._id, one]))
  const ids = new Set([...stored.keys()].map((id) => id.replace(/^drafts\./, '')))
  return [...ids]
    .flatMap((id): ListedDocument[] => {
      const [draft, published] = [stored.get(getDraftId(id)) ?? null, stored.get(id) ?? null]
      const edited = draft ?? published
      const type = edited === null ? undefined : schema.get(edited._type)
      if (edited === null || type === undefined) return []
      return [{ id, type: type.name, title: describeDocument(type, edited), draft, published }]
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'es'))
}

/** Which documents an action concerns: the site needs those with a fixed address. */
export const concerns = {
  publish: ({ draft }: ListedDocument) => draft !== null,
  unpublish: ({ id, published }: ListedDocument) => published !== null && !isFixedDocument(id),
  delete: ({ id }: ListedDocument) => !isFixedDocument(id),
  release: () => true,
}

/** Lists the drafts that have errors, or sample texts of a template. */
export async function listUnready(
  documents: readonly ListedDocument[],
  workspace: Workspace,
): Promise<readonly ListedDocument[]> {
  const isReady = await Promise.all(
    documents.map(async ({ draft }) => {
      if (draft === null || listSamplePlaces(draft).length > 0) return draft === null
      const markers = await validateDocument({ document: draft, workspace })
      return !markers.some(({ level }) => level === 'error')
    }),
  )
  return documents.filter((_, at) => isReady[at] !== true)
}

/**
 * Publishes drafts (PLAN-04).
 * @throws ClientError 409 if one has changed since it was read; so do the other functions
 */
export function publishDocuments(client: SanityClient, documents: readonly ListedDocument[]) {
  const actions = documents.flatMap(({ id, type, draft, published }): Action[] => {
    if (draft === null) return []
    const ifRevisionID = draft._rev
    const edits = listAddressActions(type, draft, published).map((edit) => ({
      ...edit,
      patch: { ...edit.patch, ifRevisionID },
    }))
    return [
      ...edits,
      {
        actionType: 'sanity.action.document.publish',
        draftId: draft._id,
        publishedId: id,
        ...(edits.length === 0 && { ifDraftRevisionId: draft._rev }),
        ...(published !== null && { ifPublishedRevisionId: published._rev }),
      },
    ]
  })
  const layers = documents.flatMap((owner): Layer[] => [
    { id: owner.id, before: owner.published, isPresent: true, owner },
    { id: getDraftId(owner.id), before: owner.draft, isPresent: false, owner },
  ])
  return perform(client, actions, documents, layers)
}

/** Unpublishes documents; each stays as a draft. */
export async function unpublishDocuments(
  client: SanityClient,
  documents: readonly ListedDocument[],
): Promise<UndoableChange> {
  const change = client.transaction()
  const layers = documents.flatMap((owner): Layer[] => {
    const { id, draft, published } = owner
    if (published === null) return []
    const draftId = getDraftId(id)
    change.createIfNotExists({ ...published, _id: draftId })
    change.patch(id, requireRevision(published._rev)).delete(id)
    const removed = { id, before: published, isPresent: false, owner }
    // A draft that existed stays as it is, also when this is undone.
    return draft === null
      ? [removed, { id: draftId, before: null, isPresent: true, owner }]
      : [removed]
  })
  const { transactionId } = await change.commit({ returnDocuments: false, tag: 'bulk.unpublish' })
  return { transactionId, documents, layers }
}

/** Deletes documents and their drafts. */
export async function deleteDocuments(
  client: SanityClient,
  documents: readonly ListedDocument[],
): Promise<UndoableChange> {
  const change = client.transaction()
  const layers = documents.flatMap((owner) =>
    [owner.draft, owner.published].flatMap((before): Layer[] => {
      if (before === null) return []
      change.patch(before._id, requireRevision(before._rev)).delete(before._id)
      return [{ id: before._id, before, isPresent: false, owner }]
    }),
  )
  const { transactionId } = await change.commit({ returnDocuments: false, tag: 'bulk.delete' })
  return { transactionId, documents, layers }
}

/** Adds documents to a release, as they are in their drafts. */
export function addToRelease(
  client: SanityClient,
  documents: readonly ListedDocument[],
  releaseId: string,
) {
  const versionOf = (id: string) => `versions.${releaseId}.${id}`
  const actions = documents.flatMap(({ id, draft, published }): Action[] => {
    const base = draft ?? published
    if (base === null) return []
    const ids = { baseId: base._id, publishedId: id, versionId: versionOf(id) }
    const ifBaseRevisionId = base._rev
    return [{ actionType: 'sanity.action.document.version.create', ...ids, ifBaseRevisionId }]
  })
  const layers = documents.map((owner) => {
    return { id: versionOf(owner.id), before: null, isPresent: true, owner }
  })
  return perform(client, actions, documents, layers)
}

async function perform(
  client: SanityClient,
  actions: Action[],
  documents: readonly ListedDocument[],
  layers: readonly Layer[],
): Promise<UndoableChange> {
  const { transactionId } = await client.action(actions, { tag: 'bulk.change' })
  return { transactionId, documents, layers }
}

const errorSchema = z.object({
  details: z.object({ items: z.array(z.object({ error: z.object({ type: z.string() }) })) }),
})

/** The type of the error for which the dataset rejected a change. */
export function getRejection(error: unknown): string | undefined {
  return errorSchema.safeParse(error).data?.details.items[0]?.error.type
}
