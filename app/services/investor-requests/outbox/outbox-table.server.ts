import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import {
  type Challenge,
  type Mailing,
  type OutboxContent,
  outboxContent,
} from './stored-request.server'

/** Writing the document, sending the e-mail, or sending an issue of the newsletter. */
type Task = 'store' | 'mail' | 'issue'

/** One request of the outbox. Times are in milliseconds. */
export interface OutboxRow {
  key: string
  fingerprint: string
  /** Cleared once the dataset has stored it and its e-mail is sent. */
  request: OutboxContent | undefined
  /** When this content arrived. */
  receivedAt: number
  /** Increases with every change that the document should show. */
  change: number
  /** The change that brought this content. */
  contentChange: number
  /** The change that the document shows; 0 while there is no document. */
  storedChange: number
  mailing: Mailing
}

/** What the deletion worker needs to know of a request. */
export interface OutboxRecord {
  key: string
  fingerprint: string
  receivedAt: number
  contentChange: number
  /** True when this content has been in the dataset. */
  isStored: boolean
  /** True for the first content under this key: no document has an earlier one. */
  isFirst: boolean
}

/** A number of requests that wait for a delivery. */
export interface Waiting {
  count: number
  /** When the oldest arrived, in milliseconds. */
  oldestAt: number | undefined
}

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
  request: OutboxContent
  now: number
  mailAt: number
}
/** Identifies an e-mail: a corrected request has another one. */
interface Mail extends Key {
  fingerprint: string
  now: number
}
/** Identifies one content of a request. */
interface ContentName extends Key {
  fingerprint: string
  contentChange: number
}

const optionalTime = z.number().nullable()
const rowShape = z
  .object({
    key: z.string(),
    fingerprint: z.string(),
    content: z.string().nullable(),
    received_at: z.number(),
    change: z.number(),
    content_change: z.number(),
    stored_change: z.number(),
    mail_attempts: z.number(),
    mail_tried_at: optionalTime,
    mail_error: z.string().nullable(),
    mail_sent_at: optionalTime,
    mail_channel: z.enum(['browser', 'server']).nullable(),
  })
  .transform((row): OutboxRow => ({
    key: row.key,
    fingerprint: row.fingerprint,
    request: row.content === null ? undefined : outboxContent.parse(JSON.parse(row.content)),
    receivedAt: row.received_at,
    change: row.change,
    contentChange: row.content_change,
    storedChange: row.stored_change,
    mailing: {
      attempts: row.mail_attempts,
      lastAttemptAt: row.mail_tried_at ?? undefined,
      lastError: row.mail_error ?? undefined,
      sentAt: row.mail_sent_at ?? undefined,
      channel: row.mail_channel ?? undefined,
    },
  }))
const timeShape = z.object({ at: optionalTime })
const recordShape = z
  .object({
    key: z.string(),
    fingerprint: z.string(),
    received_at: z.number(),
    content_change: z.number(),
    stored_change: z.number(),
  })
  .transform((row): OutboxRecord => ({
    key: row.key,
    fingerprint: row.fingerprint,
    receivedAt: row.received_at,
    contentChange: row.content_change,
    isStored: row.stored_change >= row.content_change,
    isFirst: row.content_change === 1,
  }))

const waitingShape = z
  .object({ count: z.number(), oldest: optionalTime })
  .transform(({ count, oldest }): Waiting => ({ count, oldestAt: oldest ?? undefined }))

/** The statements of the outbox; each is atomic and durable. */
export function outboxTable(db: Database) {
  const tasks = {
    store: taskStatements(db, 'store_at'),
    mail: taskStatements(db, 'mail_at', 'issue IS NULL'),
    issue: taskStatements(db, 'mail_at', 'issue IS NOT NULL'),
  }
  const statements = {
    find: db.prepare('SELECT * FROM requests WHERE key = ?'),
    records: db.prepare(
      'SELECT key, fingerprint, received_at, content_change, stored_change FROM requests',
    ),
    insert: db.prepare(
      `INSERT INTO requests
         (key, fingerprint, content, received_at, change, content_change, store_at, mail_at)
       VALUES (:key, :fingerprint, :content, :now, 1, 1, :now, :mailAt)`,
    ),
    replace: db.prepare(
      `UPDATE requests SET fingerprint = :fingerprint, content = :content, received_at = :now,
         change = change + 1, content_change = change + 1, store_at = :now, mail_at = :mailAt,
         mail_attempts = 0, mail_tried_at = NULL, mail_error = NULL, mail_sent_at = NULL,
         mail_channel = NULL
       WHERE key = :key`,
    ),
    useChallenge: db.prepare('INSERT OR IGNORE INTO spent_challenges VALUES (:id, :expiresAt)'),
    markStored: db.prepare(
      `UPDATE requests SET stored_change = MAX(stored_change, :change), store_attempts = 0,
         store_at = CASE WHEN change > :change THEN :now END
       WHERE key = :key`,
    ),
    storeLater: db.prepare(
      'UPDATE requests SET store_attempts = store_attempts + 1, store_at = :at WHERE key = :key',
    ),
    storeAttempts: db.prepare('SELECT store_attempts FROM requests WHERE key = ?').pluck(),
    markReported: db.prepare(
      `UPDATE requests SET mail_at = NULL, mail_sent_at = :now, mail_channel = 'browser',
         mail_error = NULL, change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    postpone: db.prepare(
      'UPDATE requests SET mail_at = MAX(mail_at, :at) WHERE key = :key AND mail_at IS NOT NULL',
    ),
    markMailed: db.prepare(
      `UPDATE requests SET mail_at = NULL, mail_sent_at = :now, mail_channel = 'server',
         mail_attempts = mail_attempts + 1, mail_tried_at = :now, mail_error = NULL,
         change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    mailLater: db.prepare(
      `UPDATE requests SET mail_at = :at, mail_attempts = mail_attempts + 1, mail_tried_at = :now,
         mail_error = :reason, change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    clearDelivered: db.prepare(
      `UPDATE requests SET content = NULL WHERE key = ? AND content IS NOT NULL
         AND stored_change >= content_change AND mail_sent_at IS NOT NULL`,
    ),
    remove: db.prepare(
      `DELETE FROM requests WHERE key = :key AND fingerprint = :fingerprint
         AND content_change = :contentChange`,
    ),
    storeAgain: db.prepare(
      `UPDATE requests SET stored_change = 0,
         store_at = CASE WHEN content IS NOT NULL THEN :now END
       WHERE key = :key AND fingerprint = :fingerprint AND content_change = :contentChange`,
    ),
    bringForward: db.prepare(
      `UPDATE requests SET
         store_at = CASE WHEN store_at > :now + :longestStore THEN :now ELSE store_at END,
         mail_at = CASE WHEN mail_at > :now + :longestMail THEN :now ELSE mail_at END
       WHERE store_at > :now + :longestStore OR mail_at > :now + :longestMail`,
    ),
    pruneRequests: db.prepare(
      'DELETE FROM requests WHERE store_at IS NULL AND mail_at IS NULL AND received_at < ?',
    ),
    pruneChallenges: db.prepare('DELETE FROM spent_challenges WHERE expires_at < ?'),
    waitingForDataset: waitingStatement(
      db,
      'store_at IS NOT NULL AND stored_change < content_change',
    ),
    waitingForMail: waitingStatement(db, 'mail_at IS NOT NULL AND issue IS NULL'),
  }
  const withContent = ({ request, ...rest }: Content) => ({
    ...rest,
    content: JSON.stringify(request),
  })

  return {
    find: (key: string) => parseRow(statements.find.get(key)),
    records: () => z.array(recordShape).parse(statements.records.all()),
    waiting: (): WaitingRequests => ({
      dataset: waitingShape.parse(statements.waitingForDataset.get()),
      mail: waitingShape.parse(statements.waitingForMail.get()),
    }),
    insert: (content: Content) => void statements.insert.run(withContent(content)),
    replace: (content: Content) => void statements.replace.run(withContent(content)),
    /** @returns false for a used challenge */
    useChallenge: (challenge: Challenge) => statements.useChallenge.run(challenge).changes > 0,
    /** Returns the row whose task is overdue longest, and postpones the task to `until`. */
    claim: (task: Task, now: number, until: number) =>
      parseRow(tasks[task].claim.get({ now, until })),
    nextAt: (task: Task) => timeShape.parse(tasks[task].nextAt.get()).at ?? undefined,
    markStored: (row: Key & { change: number; now: number }) => void statements.markStored.run(row),
    storeAttempts: (key: string) => z.number().optional().parse(statements.storeAttempts.get(key)),
    storeLater: (row: Key & { at: number }) => void statements.storeLater.run(row),
    markReported: (mail: Mail) => void statements.markReported.run(mail),
    /** The e-mail is not due before `at`. */
    postpone: (row: Key & { at: number }) => void statements.postpone.run(row),
    markMailed: (mail: Mail) => void statements.markMailed.run(mail),
    mailLater: (mail: Mail & { at: number; reason: string }) => void statements.mailLater.run(mail),
    /** Clears content whose deliveries are complete. @returns true when it did */
    clearDelivered: (key: string) => statements.clearDelivered.run(key).changes > 0,
    /** @returns false when the row is missing or has other content by now */
    remove: ({ key, fingerprint, contentChange }: ContentName) =>
      statements.remove.run({ key, fingerprint, contentChange }).changes > 0,
    /** Makes content due for the dataset again, unless it is cleared. */
    storeAgain: ({ key, fingerprint, contentChange }: ContentName, now: number) =>
      void statements.storeAgain.run({ key, fingerprint, contentChange, now }),
    /** Makes tasks due that lie further ahead than the longest pause, because a clock was wrong. */
    bringForward: (times: { now: number; longestStore: number; longestMail: number }) =>
      void statements.bringForward.run(times),
    /** Removes finished requests whose content arrived before that time. */
    pruneRequests: (before: number) => statements.pruneRequests.run(before).changes > 0,
    pruneChallenges: (before: number) => void statements.pruneChallenges.run(before),
  }
}

function taskStatements(db: Database, column: 'store_at' | 'mail_at', condition = 'TRUE') {
  return {
    claim: db.prepare(
      `UPDATE requests SET ${column} = :until WHERE key = (
         SELECT key FROM requests WHERE ${column} <= :now AND ${condition}
         ORDER BY ${column} LIMIT 1
       ) RETURNING *`,
    ),
    nextAt: db.prepare(`SELECT MIN(${column}) AS at FROM requests WHERE ${condition}`),
  }
}

function waitingStatement(db: Database, condition: string) {
  return db.prepare(
    `SELECT COUNT(*) AS count, MIN(received_at) AS oldest FROM requests WHERE ${condition}`,
  )
}

function parseRow(row: unknown): OutboxRow | undefined {
  return row === undefined ? undefined : rowShape.parse(row)
}
