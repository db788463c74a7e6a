import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { FAILURE_PREFIX } from '../../failed-releases.server'
import { type Challenge, type MailState, outboxContent } from './stored-request.server'

/** A column that may be NULL. */
const optional = <Value>(shape: z.ZodType<Value>) =>
  shape.nullable().transform((value) => value ?? undefined)
const optionalTime = optional(z.number())

const rowShape = z
  .object({
    key: z.string(),
    fingerprint: z.string(),
    /** Cleared once the dataset has stored it and its e-mail is sent. */
    request: z
      .string()
      .nullable()
      .transform((text) => (text === null ? undefined : outboxContent.parse(JSON.parse(text)))),
    /** When this content arrived. */
    receivedAt: z.number(),
    /** Increases with every change that the document should show. */
    change: z.number(),
    /** The change that brought this content. */
    contentChange: z.number(),
    /** The change that the document shows; 0 while there is no document. */
    storedChange: z.number(),
    attempts: z.number(),
    lastAttemptAt: optionalTime,
    lastError: optional(z.string()),
    sentAt: optionalTime,
    channel: optional(z.enum(['browser', 'server'])),
  })
  .transform(({ attempts, lastAttemptAt, lastError, sentAt, channel, ...row }) => {
    const mailState: MailState = { attempts, lastAttemptAt, lastError, sentAt, channel }
    return { ...row, mailState }
  })

/** One request of the outbox. Times are in milliseconds. */
export type OutboxRow = z.output<typeof rowShape>

const COLUMNS = `
  key, fingerprint, content AS request, received_at AS receivedAt, change,
  content_change AS contentChange, stored_change AS storedChange, mail_attempts AS attempts,
  mail_tried_at AS lastAttemptAt, mail_error AS lastError, mail_sent_at AS sentAt,
  mail_channel AS channel`

const recordShape = z.object({
  key: z.string(),
  fingerprint: z.string(),
  receivedAt: z.number(),
  contentChange: z.number(),
  /** True when this content has been in the dataset. */
  isStored: z.coerce.boolean(),
  /** True for the first content under this key: no document has an earlier one. */
  isFirst: z.coerce.boolean(),
})

/** What the deletion worker needs to know of a request. */
export type OutboxRecord = z.output<typeof recordShape>

/** A number of requests that wait for a delivery, and when the oldest arrived, in milliseconds. */
const waitingShape = z.object({ count: z.number(), oldestAt: optionalTime })

export type Waiting = z.output<typeof waitingShape>

/** Requests that wait for the dataset or for their e-mail. */
export interface WaitingRequests {
  dataset: Waiting
  mail: Waiting
}

interface Key {
  key: string
}
interface Content extends Key {
  fingerprint: string
  /** JSON */
  content: string
  now: number
  mailAt: number
}
/** Identifies an e-mail: a corrected request has another one. */
interface Mail extends Key {
  fingerprint: string
  now: number
}
/** Identifies one content of a request. */
type ContentName = Pick<OutboxRecord, 'key' | 'fingerprint' | 'contentChange'>

/** The statements of the outbox; each is atomic and durable. */
export function outboxStatements(db: Database) {
  return {
    find: db.prepare<[string]>(`SELECT ${COLUMNS} FROM requests WHERE key = ?`),
    /** Without failed releases, which have neither a document nor personal data. */
    records: db.prepare(
      `SELECT key, fingerprint, received_at AS receivedAt, content_change AS contentChange,
         stored_change >= content_change AS isStored, content_change = 1 AS isFirst FROM requests
       WHERE key NOT GLOB '${FAILURE_PREFIX}*'`,
    ),
    insert: db.prepare<Content>(
      `INSERT INTO requests
         (key, fingerprint, content, received_at, change, content_change, store_at, mail_at)
       VALUES (:key, :fingerprint, :content, :now, 1, 1, :now, :mailAt)`,
    ),
    replace: db.prepare<Content>(
      `UPDATE requests SET fingerprint = :fingerprint, content = :content, received_at = :now,
         change = change + 1, content_change = change + 1, store_at = :now, mail_at = :mailAt,
         mail_attempts = 0, mail_tried_at = NULL, mail_error = NULL, mail_sent_at = NULL,
         mail_channel = NULL
       WHERE key = :key`,
    ),
    /** Changes nothing for a used challenge. */
    useChallenge: db.prepare<Challenge>(
      'INSERT OR IGNORE INTO spent_challenges VALUES (:id, :expiresAt)',
    ),
    store: taskStatements(db, 'store_at'),
    markStored: db.prepare<Key & { change: number; now: number }>(
      `UPDATE requests SET stored_change = MAX(stored_change, :change), store_attempts = 0,
         store_at = CASE WHEN change > :change THEN :now END
       WHERE key = :key`,
    ),
    storeLater: db.prepare<Key & { at: number }>(
      'UPDATE requests SET store_attempts = store_attempts + 1, store_at = :at WHERE key = :key',
    ),
    storeAttempts: db
      .prepare<[string]>('SELECT store_attempts FROM requests WHERE key = ?')
      .pluck(),
    mail: taskStatements(db, 'mail_at', 'issue IS NULL'),
    /** E-mails of newsletter issues, which have a pace of their own. */
    issue: taskStatements(db, 'mail_at', 'issue IS NOT NULL'),
    markReported: db.prepare<Mail>(
      `UPDATE requests SET mail_at = NULL, mail_sent_at = :now, mail_channel = 'browser',
         mail_error = NULL, change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    /** The e-mail is not due before `at`. */
    postpone: db.prepare<Key & { at: number }>(
      'UPDATE requests SET mail_at = MAX(mail_at, :at) WHERE key = :key AND mail_at IS NOT NULL',
    ),
    markMailed: db.prepare<Mail>(
      `UPDATE requests SET mail_at = NULL, mail_sent_at = :now, mail_channel = 'server',
         mail_attempts = mail_attempts + 1, mail_tried_at = :now, mail_error = NULL,
         change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    mailLater: db.prepare<Mail & { at: number; reason: string }>(
      `UPDATE requests SET mail_at = :at, mail_attempts = mail_attempts + 1, mail_tried_at = :now,
         mail_error = :reason, change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    /** Clears content whose deliveries are complete. */
    clearDelivered: db.prepare<[string]>(
      `UPDATE requests SET content = NULL WHERE key = ? AND content IS NOT NULL
         AND stored_change >= content_change AND mail_sent_at IS NOT NULL`,
    ),
    /** Changes nothing when the row is missing or has other content by now. */
    remove: db.prepare<ContentName>(
      `DELETE FROM requests WHERE key = :key AND fingerprint = :fingerprint
         AND content_change = :contentChange`,
    ),
    /** Makes content due for the dataset again, unless it is cleared. */
    storeAgain: db.prepare<ContentName & { now: number }>(
      `UPDATE requests SET stored_change = 0,
         store_at = CASE WHEN content IS NOT NULL THEN :now END
       WHERE key = :key AND fingerprint = :fingerprint AND content_change = :contentChange`,
    ),
    /** Makes tasks due that lie further ahead than the longest pause, because a clock was wrong. */
    bringForward: db.prepare<{ now: number; longestStore: number; longestMail: number }>(
      `UPDATE requests SET
         store_at = CASE WHEN store_at > :now + :longestStore THEN :now ELSE store_at END,
         mail_at = CASE WHEN mail_at > :now + :longestMail THEN :now ELSE mail_at END
       WHERE store_at > :now + :longestStore OR mail_at > :now + :longestMail`,
    ),
    /** Removes finished requests whose content arrived before that time. */
    pruneRequests: db.prepare<[number]>(
      'DELETE FROM requests WHERE store_at IS NULL AND mail_at IS NULL AND received_at < ?',
    ),
    pruneChallenges: db.prepare<[number]>('DELETE FROM spent_challenges WHERE expires_at < ?'),
    waitingForDataset: waitingStatement(
      db,
      'store_at IS NOT NULL AND stored_change < content_change',
    ),
    waitingForMail: waitingStatement(db, 'mail_at IS NOT NULL AND issue IS NULL'),
  }
}

function taskStatements(db: Database, column: 'store_at' | 'mail_at', condition = 'TRUE') {
  return {
    /** Returns the row whose task is overdue longest, and postpones the task to `until`. */
    claim: db.prepare<{ now: number; until: number }>(
      `UPDATE requests SET ${column} = :until WHERE key = (
         SELECT key FROM requests WHERE ${column} <= :now AND ${condition}
         ORDER BY ${column} LIMIT 1
       ) RETURNING ${COLUMNS}`,
    ),
    nextAt: db.prepare(`SELECT MIN(${column}) FROM requests WHERE ${condition}`).pluck(),
  }
}

function waitingStatement(db: Database, condition: string) {
  return db.prepare(
    `SELECT COUNT(*) AS count, MIN(received_at) AS oldestAt FROM requests WHERE ${condition}`,
  )
}

export const parseRow = (row: unknown) => rowShape.optional().parse(row)
export const parseRecords = (rows: unknown) => z.array(recordShape).parse(rows)
export const parseWaiting = (row: unknown) => waitingShape.parse(row)
export const parseTime = (time: unknown) => optionalTime.parse(time)
