import type { Database } from 'better-sqlite3'
import { draftIdOf, isDraftId, isVersionId, publishedIdOf } from '../document-ids'

interface EventBase {
  /** That of the transaction. */
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly documentId: string
  readonly documentVariantType: 'draft' | 'published' | 'version'
}

type Happening =
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
      /** The version's last before it was published; left out when it is no longer kept. */
      readonly versionRevisionId?: string
      readonly publishCause: 'document.publish'
    }
  | { readonly type: 'createLiveDocument' | 'updateLiveDocument'; readonly revisionId: string }
  | { readonly type: 'deleteDocumentGroup' }

/** What happened to a document as a whole; single edits of a draft are not events. */
export type DocumentEvent = EventBase & Happening

export interface EventPage {
  /** Newest first. */
  readonly events: readonly DocumentEvent[]
  /** Where the next page begins, however many events come meanwhile; absent on the last. */
  readonly nextCursor?: number
}

/** What one transaction did to a document's published state or to its version. */
interface TurningPoint {
  readonly seq: number
  readonly document_id: string
  /** 1 when it was not there before. */
  readonly made: number
  /** 1 when it was not there afterwards. */
  readonly ended: number
}

/** A state of a version: that of the transaction `id`. */
interface VersionState {
  readonly seq: number
  readonly id: string
  readonly ended: number
}

const point = 'SELECT seq, document_id, before IS NULL AS made, after IS NULL AS ended'

/**
 * Makes the function that tells the life of a document from the changes of its published state and of
 * its draft, or of a version. Of these it reads no content, and of a version's only those that made or
 * ended it, so that it takes no longer for one that was edited thousands of times.
 */
export function createDocumentEvents(db: Database) {
  const ofPublished = db.prepare<[string, number, number], TurningPoint>(
    `${point} FROM all_changes WHERE document_id = ? AND seq < ? ORDER BY seq DESC LIMIT ?`,
  )
  const ofVersion = db.prepare<[string, number, number], TurningPoint>(
    `${point} FROM all_changes
     WHERE document_id = ? AND seq < ? AND (before IS NULL OR after IS NULL)
     ORDER BY seq DESC LIMIT ?`,
  )
  const stateAt = db.prepare<[string, number], VersionState>(
    `SELECT c.seq, t.id, c.after IS NULL AS ended
     FROM all_changes c JOIN transactions t ON t.seq = c.seq
     WHERE c.document_id = ? AND c.seq <= ? ORDER BY c.seq DESC LIMIT 1`,
  )
  const transactionAt = db.prepare<[number], { id: string; author: string; timestamp: string }>(
    'SELECT id, author, timestamp FROM transactions WHERE seq = ?',
  )

  /** The revision that the version had after this transaction; `undefined` when it was not there. */
  const revisionAt = (versionId: string, seq: number) => {
    const state = stateAt.get(versionId, seq)
    return state === undefined || state.ended === 1 ? undefined : state.id
  }

  function happening(
    { seq, id: revisionId }: { readonly seq: number; readonly id: string },
    versionId: string,
    published: TurningPoint | undefined,
    version: TurningPoint | undefined,
  ): Happening | undefined {
    if (published?.ended === 1) {
      const versionRevisionId = revisionAt(versionId, seq)
      return versionRevisionId === undefined
        ? { type: 'deleteDocumentGroup' }
        : { type: 'unpublishDocument', versionId, versionRevisionId }
    }
    const last = version?.ended === 1 ? revisionAt(versionId, seq - 1) : undefined
    if (published !== undefined && version?.ended === 1) {
      const type = 'publishDocumentVersion'
      const before = last !== undefined && { versionRevisionId: last }
      return { type, revisionId, versionId, ...before, publishCause: 'document.publish' }
    }
    if (published !== undefined) {
      return {
        type: published.made === 1 ? 'createLiveDocument' : 'updateLiveDocument',
        revisionId,
      }
    }
    if (version?.made === 1) {
      return { type: 'createDocumentVersion', versionId, versionRevisionId: revisionId }
    }
    return last === undefined
      ? undefined
      : { type: 'deleteDocumentVersion', versionId, versionRevisionId: last }
  }

  /**
   * @param id the id asked about: of the published state, the draft or a version
   * @param limit the most transactions to tell of
   * @param cursor of the page before; absent for the newest
   */
  return (id: string, limit: number, cursor = Number.MAX_SAFE_INTEGER): EventPage => {
    const documentId = publishedIdOf(id)
    const versionId = isVersionId(id) ? id : draftIdOf(documentId)
    const published = ofPublished.all(documentId, cursor, limit + 1)
    const points = [...published, ...ofVersion.all(versionId, cursor, limit + 1)]
    // Of a published document the Studio could not open the states of its drafts.
    const told = id === documentId ? published : points
    const all = [...new Set(told.map(({ seq }) => seq))].sort((a, b) => b - a)
    const events = all.slice(0, limit).flatMap((seq): DocumentEvent[] => {
      const transaction = transactionAt.get(seq)
      if (transaction === undefined) return []
      const find = (wanted: string) =>
        points.find((found) => found.seq === seq && found.document_id === wanted)
      const at = { seq, id: transaction.id }
      const event = happening(at, versionId, find(documentId), find(versionId))
      const base = { ...transaction, documentId, documentVariantType: variantOf(id) }
      return event === undefined ? [] : [{ ...base, ...event }]
    })
    const nextCursor = all[limit - 1]
    return { events, ...(nextCursor !== undefined && all.length > limit && { nextCursor }) }
  }
}

export type DocumentEvents = ReturnType<typeof createDocumentEvents>

function variantOf(id: string): EventBase['documentVariantType'] {
  if (isDraftId(id)) return 'draft'
  return isVersionId(id) ? 'version' : 'published'
}
