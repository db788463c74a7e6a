import { draftIdOf, isDraftId, isVersionId, publishedIdOf } from '../document-ids'
import type { DocumentChange } from '../store/document-store'
import type { Revision } from './history'

interface EventBase {
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly documentVariantType: 'draft' | 'published' | 'version'
}

/** What happened to a document as a whole; single edits are not events. */
export type DocumentEvent = EventBase &
  (
    | {
        readonly type: 'createDocumentVersion' | 'deleteDocumentVersion' | 'unpublishDocument'
        readonly versionId: string
        /** A revision at which that version exists. */
        readonly versionRevisionId: string
      }
    | {
        readonly type: 'publishDocumentVersion'
        readonly revisionId: string
        readonly versionId: string
        readonly versionRevisionId: string
        readonly publishCause: 'document.publish'
      }
    | { readonly type: 'createLiveDocument' | 'updateLiveDocument'; readonly revisionId: string }
    | { readonly type: 'deleteDocumentGroup' }
  )

/** Stored ids whose changes tell the story of one document. */
export function idsOfGroup(id: string): readonly string[] {
  const published = publishedIdOf(id)
  return isVersionId(id) ? [published, id] : [published, draftIdOf(published)]
}

/**
 * Tells the life of a document from the changes of its published and its draft state.
 * @param id the id asked about, of either state
 * @param revisions changes of `idsOfGroup(id)`, oldest first
 * @returns events, newest first
 */
export function documentEvents(id: string, revisions: readonly Revision[]): DocumentEvent[] {
  const [publishedId = id, versionId = id] = idsOfGroup(id)
  const events: DocumentEvent[] = []
  for (const parts of byTransaction(revisions)) {
    const [first] = parts
    if (first === undefined) continue
    const { transactionId, author, timestamp } = first
    const documentId = publishedId
    const documentVariantType = variantOf(id)
    const base = { timestamp, author, documentId, documentVariantType }
    const find = (wanted: string) => parts.find(({ change }) => change.id === wanted)?.change
    const event = eventOf(transactionId, versionId, find(publishedId), find(versionId))
    if (event !== undefined) events.push({ ...base, ...event })
  }
  return events.reverse()
}

function eventOf(
  transactionId: string,
  versionId: string,
  published: DocumentChange | undefined,
  version: DocumentChange | undefined,
) {
  const lastVersion = version?.before?._rev
  if (published?.after && version?.after === null && lastVersion !== undefined) {
    return {
      type: 'publishDocumentVersion',
      revisionId: transactionId,
      versionId,
      versionRevisionId: lastVersion,
      publishCause: 'document.publish',
    } as const
  }
  if (published?.after === null) {
    return version?.after
      ? ({ type: 'unpublishDocument', versionId, versionRevisionId: transactionId } as const)
      : ({ type: 'deleteDocumentGroup' } as const)
  }
  if (published !== undefined) {
    const type = published.before === null ? 'createLiveDocument' : 'updateLiveDocument'
    return { type, revisionId: transactionId } as const
  }
  if (version?.before === null) {
    return { type: 'createDocumentVersion', versionId, versionRevisionId: transactionId } as const
  }
  if (version?.after === null && lastVersion !== undefined) {
    return { type: 'deleteDocumentVersion', versionId, versionRevisionId: lastVersion } as const
  }
  return undefined
}

function byTransaction(revisions: readonly Revision[]): readonly (readonly Revision[])[] {
  const groups = new Map<string, Revision[]>()
  for (const revision of revisions) {
    const group = groups.get(revision.transactionId)
    if (group === undefined) groups.set(revision.transactionId, [revision])
    else group.push(revision)
  }
  return [...groups.values()]
}

function variantOf(id: string): EventBase['documentVariantType'] {
  if (isDraftId(id)) return 'draft'
  return isVersionId(id) ? 'version' : 'published'
}
