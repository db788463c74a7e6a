import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { Challenge, Mailing } from './journal.server'
import { type StoredRequest, storedRequest } from './stored-request.server'

/** What is due: writing the document, or sending the e-mail. */
export type Task = 'store' | 'mail'

/** One request of the journal. Times are in milliseconds. */
export interface JournalRow {
  key: string
  fingerprint: string
  /** Erased once the dataset and the e-mail have it. */
  request: StoredRequest | undefined
  /** When this content came. */
  receivedAt: number
  /** Grows with whatever the document should show. */
  change: number
  /** The change that brought this content. */
  contentChange: number
  /** What the document shows; 0 while there is none. */
  storedChange: number
  mailing: Mailing
}

/** A request of which the journal knows, as far as erasing needs it. */
export interface Remembered {
  key: string
  fingerprint: string
  receivedAt: number
  contentChange: number
  /** True when the dataset has had this content. */
  isStored: boolean
  /** True for the first content under this key: there is no document with an earlier one. */
  isFirst: boolean
}

interface Key {
  key: string
}
interface Content extends Key {
  fingerprint: string
  request: StoredRequest
  now: number
  mailAt: number
}
/** Which e-mail: a corrected request has another. */
interface Mail extends Key {
  fingerprint: string
  now: number
}
/** One content of a request, and no later one. */
interface Seen extends Key {
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
  .transform((row): JournalRow => ({
    key: row.key,
    fingerprint: row.fingerprint,
    request: row.content === null ? undefined : storedRequest.parse(JSON.parse(row.content)),
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
/** What can be told of every row, whatever its content has become. */
const rememberedShape = z
  .object({
    key: z.string(),
    fingerprint: z.string(),
    received_at: z.number(),
    content_change: z.number(),
    stored_change: z.number(),
  })
  .transform((row): Remembered => ({
    key: row.key,
    fingerprint: row.fingerprint,
    receivedAt: row.received_at,
    contentChange: row.content_change,
    isStored: row.stored_change >= row.content_change,
    isFirst: row.content_change === 1,
  }))

/** The statements of the journal, each one atomic and durable by itself. */
export function journalTable(db: Database) {
  const tasks = { store: taskStatements(db, 'store_at'), mail: taskStatements(db, 'mail_at') }
  const statements = {
    find: db.prepare('SELECT * FROM requests WHERE key = ?'),
    remembered: db.prepare(
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
    spend: db.prepare('INSERT OR IGNORE INTO spent_challenges VALUES (:id, :expiresAt)'),
    stored: db.prepare(
      `UPDATE requests SET stored_change = MAX(stored_change, :change), store_attempts = 0,
         store_at = CASE WHEN change > :change THEN :now END
       WHERE key = :key`,
    ),
    storeLater: db.prepare(
      'UPDATE requests SET store_attempts = store_attempts + 1, store_at = :at WHERE key = :key',
    ),
    storeAttempts: db.prepare('SELECT store_attempts FROM requests WHERE key = ?').pluck(),
    reported: db.prepare(
      `UPDATE requests SET mail_at = NULL, mail_sent_at = :now, mail_channel = 'browser',
         mail_error = NULL, change = change + 1, store_at = COALESCE(store_at, :now)
       WHERE key = :key AND fingerprint = :fingerprint AND mail_sent_at IS NULL`,
    ),
    postpone: db.prepare(
      'UPDATE requests SET mail_at = MAX(mail_at, :at) WHERE key = :key AND mail_at IS NOT NULL',
    ),
    mailed: db.prepare(
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
    forgetContent: db.prepare(
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
  }
  const withContent = ({ request, ...rest }: Content) => ({
    ...rest,
    content: JSON.stringify(request),
  })

  return {
    find: (key: string) => parseRow(statements.find.get(key)),
    remembered: () => z.array(rememberedShape).parse(statements.remembered.all()),
    insert: (content: Content) => void statements.insert.run(withContent(content)),
    replace: (content: Content) => void statements.replace.run(withContent(content)),
    /** @returns false for a challenge that has been spent before */
    spend: (challenge: Challenge) => statements.spend.run(challenge).changes > 0,
    /** Takes the row whose task is due longest, and moves the task's next try to `until`. */
    claim: (task: Task, now: number, until: number) =>
      parseRow(tasks[task].claim.get({ now, until })),
    nextAt: (task: Task) => timeShape.parse(tasks[task].nextAt.get()).at ?? undefined,
    stored: (row: Key & { change: number; now: number }) => void statements.stored.run(row),
    storeAttempts: (key: string) => z.number().optional().parse(statements.storeAttempts.get(key)),
    storeLater: (row: Key & { at: number }) => void statements.storeLater.run(row),
    reported: (mail: Mail) => void statements.reported.run(mail),
    /** The e-mail is not due before then. */
    postpone: (row: Key & { at: number }) => void statements.postpone.run(row),
    mailed: (mail: Mail) => void statements.mailed.run(mail),
    mailLater: (mail: Mail & { at: number; reason: string }) => void statements.mailLater.run(mail),
    /** @returns true when there was content that nobody needs any more */
    forgetContent: (key: string) => statements.forgetContent.run(key).changes > 0,
    /** @returns false when it is not there, or has another content by now */
    remove: ({ key, fingerprint, contentChange }: Seen) =>
      statements.remove.run({ key, fingerprint, contentChange }).changes > 0,
    /** Has a content written once more; one that is not kept any more is left as it is. */
    storeAgain: ({ key, fingerprint, contentChange }: Seen, now: number) =>
      void statements.storeAgain.run({ key, fingerprint, contentChange, now }),
    /** What lies further ahead than anything is ever put off is due now: a clock was wrong. */
    bringForward: (times: { now: number; longestStore: number; longestMail: number }) =>
      void statements.bringForward.run(times),
    /** Removes finished requests whose content came before that time. */
    pruneRequests: (before: number) => statements.pruneRequests.run(before).changes > 0,
    pruneChallenges: (before: number) => void statements.pruneChallenges.run(before),
  }
}

function taskStatements(db: Database, column: 'store_at' | 'mail_at') {
  return {
    claim: db.prepare(
      `UPDATE requests SET ${column} = :until WHERE key = (
         SELECT key FROM requests WHERE ${column} <= :now ORDER BY ${column} LIMIT 1
       ) RETURNING *`,
    ),
    nextAt: db.prepare(`SELECT MIN(${column}) AS at FROM requests`),
  }
}

function parseRow(row: unknown): JournalRow | undefined {
  return row === undefined ? undefined : rowShape.parse(row)
}
