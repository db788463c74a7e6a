import type { Database } from 'better-sqlite3'
import { toDraftId, isDraftId, isVersionId, toPublishedId } from '../document-ids'

interface EventBase {
  /** Of the transaction. */
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly documentVariantType: 'draft' | 'published' | 'version'
}

type EventDetails =
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
      /** The last revision of the version before it was published; absent if it is pruned. */
      readonly versionRevisionId?: string
      readonly publishCause: 'document.publish'
    }
  | { readonly type: 'createLiveDocument' | 'updateLiveDocument'; readonly revisionId: string }
  | { readonly type: 'deleteDocumentGroup' }

/** A step in the life of a document. Edits of a draft are not events. */
type DocumentEvent = EventBase & EventDetails

export interface EventPage<Event> {
  /** Newest first. */
  readonly events: readonly Event[]
  /** Where the next page begins, even if new events arrive; absent on the last page. */
  readonly nextCursor?: number
}

/** A change of the published document or of its version. */
interface StateChange {
  readonly seq: number
  readonly document_id: string
  /** 1 or 0. */
  readonly created: number
  /** 1 or 0. */
  readonly deleted: number
}

/** The state of a version after the transaction `id`. */
interface VersionState {
  readonly seq: number
  readonly id: string
  readonly deleted: number
}

const selectChange = 'SELECT seq, document_id, before IS NULL AS created, after IS NULL AS deleted'

/**
 * Creates a function that derives the events of a document from the changes of its published state and
 * of its draft or version. It reads no content, and no edits of a version, so thousands of edits do not
 * slow it down.
 */
export function createDocumentEvents(db: Database) {
  const ofPublished = db.prepare<[string, number, number], StateChange>(
    `${selectChange} FROM all_changes WHERE document_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?`,
  )
  const ofVersion = db.prepare<[string, number, number], StateChange>(
    `${selectChange} FROM all_changes
     WHERE document_id = ? AND seq < ? AND (before IS NULL OR after IS NULL)
     ORDER BY seq DESC LIMIT ?`,
  )
  const stateAt = db.prepare<[string, number], VersionState>(
    `SELECT c.seq, t.id, c.after IS NULL AS deleted
     FROM all_changes c JOIN transactions t ON t.seq = c.seq
     WHERE c.document_id = ? AND c.seq <= ? ORDER BY c.seq DESC LIMIT 1`,
  )
  const transactionAt = db.prepare<[number], { id: string; author: string; timestamp: string }>(
    'SELECT id, author, timestamp FROM transactions WHERE seq = ?',
  )

  /** The revision of the version after a transaction; `undefined` if the version did not exist. */
  const revisionAt = (versionId: string, seq: number) => {
    const state = stateAt.get(versionId, seq)
    return state === undefined || state.deleted === 1 ? undefined : state.id
  }

  function getDetails(
    { seq, id: revisionId }: { readonly seq: number; readonly id: string },
    versionId: string,
    published: StateChange | undefined,
    version: StateChange | undefined,
  ): EventDetails | undefined {
    if (published?.deleted === 1) {
      const versionRevisionId = revisionAt(versionId, seq)
      return versionRevisionId === undefined
        ? { type: 'deleteDocumentGroup' }
        : { type: 'unpublishDocument', versionId, versionRevisionId }
    }
    const last = version?.deleted === 1 ? revisionAt(versionId, seq - 1) : undefined
    if (published !== undefined && version?.deleted === 1) {
      const type = 'publishDocumentVersion'
      const before = last !== undefined && { versionRevisionId: last }
      return { type, revisionId, versionId, ...before, publishCause: 'document.publish' }
    }
    if (published !== undefined) {
      return {
        type: published.created === 1 ? 'createLiveDocument' : 'updateLiveDocument',
        revisionId,
      }
    }
    if (version?.created === 1) {
      return { type: 'createDocumentVersion', versionId, versionRevisionId: revisionId }
    }
    return last === undefined
      ? undefined
      : { type: 'deleteDocumentVersion', versionId, versionRevisionId: last }
  }

  /**
   * @param id of the published document, the draft or a version
   * @param limit highest number of transactions
   * @param cursor of the previous page; absent for the newest events
   */
  return (
    id: string,
    limit: number,
    cursor = Number.MAX_SAFE_INTEGER,
  ): EventPage<DocumentEvent> => {
    const documentId = toPublishedId(id)
    const versionId = isVersionId(id) ? id : toDraftId(documentId)
    const published = ofPublished.all(documentId, cursor, limit + 1)
    const changes = [...published, ...ofVersion.all(versionId, cursor, limit + 1)]
    // A published id has no events of its drafts: the Studio could not open their revisions.
    const relevant = id === documentId ? published : changes
    const all = [...new Set(relevant.map(({ seq }) => seq))].sort((a, b) => b - a)
    const events = all.slice(0, limit).flatMap((seq): DocumentEvent[] => {
      const transaction = transactionAt.get(seq)
      if (transaction === undefined) return []
      const find = (wanted: string) =>
        changes.find((found) => found.seq === seq && found.document_id === wanted)
      const at = { seq, id: transaction.id }
      const event = getDetails(at, versionId, find(documentId), find(versionId))
      const base = { ...transaction, documentId, documentVariantType: getVariant(id) }
      return event === undefined ? [] : [{ ...base, ...event }]
    })
    const nextCursor = all[limit - 1]
    return { events, ...(nextCursor !== undefined && all.length > limit && { nextCursor }) }
  }
}

function getVariant(id: string): EventBase['documentVariantType'] {
  if (isDraftId(id)) return 'draft'
  return isVersionId(id) ? 'version' : 'published'
}
