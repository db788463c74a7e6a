import type { Database } from 'better-sqlite3'
import type { EventPage } from '../history/document-events'
import { isVersionId, toPublishedId, toReleaseDocumentId, toVersionId } from '../document-ids'
import { parseDocument } from '../store/stored-document'
import { parseRelease, type Release } from './release-document'

interface Change {
  /** Only present in edits and creations; the names are those of the hosted service. */
  readonly releaseType?: string | undefined
  readonly intendedPublishDate?: string | undefined
}

type EventDetails =
  | { readonly type: 'createRelease' | 'editRelease'; readonly change: Change }
  | { readonly type: 'scheduleRelease'; readonly publishAt: string | undefined }
  | { readonly type: 'unscheduleRelease'; readonly error?: { readonly message: string } }
  /** `publishAt` is when a scheduled release was due, which may be long before. */
  | { readonly type: 'publishRelease'; readonly publishAt?: string }
  | { readonly type: 'archiveRelease' | 'unarchiveRelease' }
  | {
      readonly type: 'addDocumentToRelease' | 'discardDocumentFromRelease'
      readonly documentId: string
      readonly documentType: string
      readonly versionId: string
      readonly revisionId: string
    }

type ReleaseEvent = EventDetails & {
  /** Of the transaction. */
  readonly id: string
  readonly timestamp: string
  readonly author: string
  readonly releaseName: string
}

interface ChangeRow {
  readonly seq: number
  readonly id: string
  readonly author: string
  readonly timestamp: string
  readonly document_id: string
  readonly before: string | null
  readonly after: string | null
}

/** Changes of a release document, and those that create or delete one of its versions. */
const ofRelease = `(document_id = @id OR (document_id > @from AND document_id < @to
  AND (before IS NULL OR after IS NULL)))`

/**
 * Reads the events of a release: changes of its state and metadata, and documents that were added or
 * discarded. What publication and archiving do to its documents are no events of their own.
 * @param limit highest number of transactions
 * @param canRead whether the caller may know of a version
 */
export function listReleaseEvents(
  db: Database,
  releaseId: string,
  canRead: (id: string) => boolean,
  limit: number,
  cursor = Number.MAX_SAFE_INTEGER,
): EventPage<ReleaseEvent> {
  const id = toReleaseDocumentId(releaseId)
  // "/" follows "." in ASCII, so the range has all ids with the prefix.
  const from = toVersionId(releaseId, '')
  const range = { id, from, to: `${from.slice(0, -1)}/` }
  const seqs = db
    .prepare<[object], { seq: number }>(
      `SELECT DISTINCT seq FROM all_changes WHERE ${ofRelease} AND seq < @cursor
       ORDER BY seq DESC LIMIT @limit`,
    )
    .all({ ...range, cursor, limit: limit + 1 })
    .map(({ seq }) => seq)
  const shown = seqs.slice(0, limit)
  const rows = db
    .prepare<[object], ChangeRow>(
      `SELECT c.seq, t.id, t.author, t.timestamp, c.document_id, c.before, c.after
       FROM all_changes c JOIN transactions t ON t.seq = c.seq
       WHERE ${ofRelease} AND c.seq IN (SELECT value FROM json_each(@seqs))
       ORDER BY c.seq DESC, c.position`,
    )
    .all({ ...range, seqs: JSON.stringify(shown) })
  const events = shown.flatMap((seq) =>
    describeTransaction(
      rows.filter((row) => row.seq === seq),
      releaseId,
      canRead,
    ),
  )
  const last = shown.at(-1)
  return { events, ...(seqs.length > limit && last !== undefined && { nextCursor: last }) }
}

function describeTransaction(
  rows: readonly ChangeRow[],
  releaseName: string,
  canRead: (id: string) => boolean,
): readonly ReleaseEvent[] {
  const own = rows.find(({ document_id: id }) => !isVersionId(id))
  const ofOwn = own && describeRelease(parse(own.before), parse(own.after))
  const movesVersions = ['publishRelease', 'archiveRelease', 'unarchiveRelease'].includes(
    ofOwn?.type ?? '',
  )
  const versions = movesVersions
    ? []
    : rows.filter(({ document_id: id }) => isVersionId(id) && canRead(id))
  const details = [...versions.flatMap(describeVersion), ...(ofOwn === undefined ? [] : [ofOwn])]
  return rows
    .slice(0, 1)
    .flatMap(({ id, author, timestamp }) =>
      details.map((event) => ({ id, timestamp, author, releaseName, ...event })),
    )
}

function describeVersion({ id, document_id, before, after }: ChangeRow): readonly EventDetails[] {
  const state = after ?? before
  if (state === null) return []
  return [
    {
      type: before === null ? 'addDocumentToRelease' : 'discardDocumentFromRelease',
      documentId: toPublishedId(document_id),
      documentType: parseDocument(state)._type,
      versionId: document_id,
      revisionId: id,
    },
  ]
}

const parse = (json: string | null) => (json === null ? null : parseRelease(parseDocument(json)))

/** @returns `undefined` for a change that people do not see */
function describeRelease(before: Release | null, after: Release | null): EventDetails | undefined {
  if (after === null) return undefined
  const { publishAt, metadata, error } = after
  const change = {
    releaseType: metadata.releaseType,
    intendedPublishDate: metadata.intendedPublishAt,
  }
  if (before === null) return { type: 'createRelease', change }
  if (before.state === after.state && publishAt === before.publishAt) {
    const isEdited =
      metadata.releaseType !== before.metadata.releaseType ||
      metadata.intendedPublishAt !== before.metadata.intendedPublishAt
    return isEdited ? { type: 'editRelease', change } : undefined
  }
  switch (after.state) {
    case 'scheduled':
      return { type: 'scheduleRelease', publishAt }
    case 'published':
      return { type: 'publishRelease', ...(publishAt !== undefined && { publishAt }) }
    case 'archived':
      return { type: 'archiveRelease' }
    case 'active':
      if (before.state === 'archived') return { type: 'unarchiveRelease' }
      return { type: 'unscheduleRelease', ...(error && { error }) }
  }
}
