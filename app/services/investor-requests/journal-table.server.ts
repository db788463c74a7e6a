import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { currencies, type InvestorRequest } from '~/lib/investor-form/definition'
import type { Challenge, Mailing } from './journal.server'

/** What is due: writing the document, or sending the e-mail. */
export type Task = 'store' | 'mail'

/** One request of the journal. Times are in milliseconds. */
export interface JournalRow {
  key: string
  fingerprint: string
  /** Erased once the dataset and the e-mail have it. */
  request: InvestorRequest | undefined
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

interface Key {
  key: string
}
interface Content extends Key {
  fingerprint: string
  request: InvestorRequest
  now: number
  mailAt: number
}
/** Which e-mail: a corrected request has another. */
interface Mail extends Key {
  fingerprint: string
  now: number
}

const optionalTime = z.number().nullable()
/** Looser than the form's definition: what was once accepted is never refused here. */
const contentShape = z.object({
  user_name: z.string(),
  user_whatsapp: z.string(),
  user_email: z.string(),
  user_currency: z.enum(currencies),
  user_message: z.string(),
})
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
    request: row.content === null ? undefined : contentShape.parse(JSON.parse(row.content)),
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

/** The statements of the journal, each one atomic and durable by itself. */
export function journalTable(db: Database) {
  const tasks = { store: taskStatements(db, 'store_at'), mail: taskStatements(db, 'mail_at') }
  const statements = {
    find: db.prepare('SELECT * FROM requests WHERE key = ?'),
    all: db.prepare('SELECT * FROM requests'),
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
       WHERE key = :key AND mail_sent_at IS NULL`,
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
    remove: db.prepare('DELETE FROM requests WHERE key = ?'),
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
    all: () => statements.all.all().map((row) => rowShape.parse(row)),
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
    reported: (row: Key & { now: number }) => void statements.reported.run(row),
    mailed: (mail: Mail) => void statements.mailed.run(mail),
    mailLater: (mail: Mail & { at: number; reason: string }) => void statements.mailLater.run(mail),
    /** @returns true when there was content that nobody needs any more */
    forgetContent: (key: string) => statements.forgetContent.run(key).changes > 0,
    remove: (key: string) => statements.remove.run(key).changes > 0,
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
