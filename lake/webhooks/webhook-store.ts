import type { Database } from 'better-sqlite3'
import { parseStoredSettings, type Operation, type Webhook } from './webhook'

export interface NewMessage {
  /** The same for the same change, so that it is stored once. */
  readonly id: string
  readonly webhookId: string
  readonly transactionId: string
  readonly transactionTime: string
  readonly documentId: string
  readonly operation: Operation
  /** JSON. */
  readonly payload: string
}

export interface Message extends NewMessage {
  readonly createdAt: string
  readonly status: 'queued' | 'success' | 'failure' | 'canceled'
  readonly nextAttemptAt: string
  readonly failureCount: number
  readonly resultCode: number | null
}

type FailureReason = 'http' | 'timeout' | 'network'

export interface Attempt {
  readonly id: string
  readonly messageId: string
  readonly createdAt: string
  readonly inProgress: 0 | 1
  readonly failureReason: FailureReason | null
  readonly resultCode: number | null
  readonly resultBody: string | null
  /** In milliseconds. */
  readonly duration: number | null
}

export interface AttemptResult {
  readonly failureReason: FailureReason | null
  readonly resultCode: number | null
  readonly resultBody: string | null
  readonly duration: number
  readonly status: Message['status']
  readonly nextAttemptAt: string
}

interface WebhookRow {
  id: string
  settings: string
  secret: string | null
  created_by: string
  created_at: string
}

/** Messages of a webhook that are kept for its log. */
const MAX_LOGGED = 1_000
const LOG_LIMIT = 100

const messageColumns = `id, webhook_id AS webhookId, transaction_id AS transactionId,
  transaction_time AS transactionTime, document_id AS documentId, operation, payload,
  created_at AS createdAt, status, next_attempt_at AS nextAttemptAt,
  failure_count AS failureCount, result_code AS resultCode`
const attemptColumns = `a.id, a.message_id AS messageId, a.created_at AS createdAt,
  a.in_progress AS inProgress, a.failure_reason AS failureReason, a.result_code AS resultCode,
  a.result_body AS resultBody, a.duration`

/** Webhooks with their queue and log, in the lake's database. */
export type WebhookStore = ReturnType<typeof createWebhookStore>

export function createWebhookStore(db: Database) {
  const selectAll = db.prepare<[], WebhookRow>('SELECT * FROM webhooks ORDER BY created_at, id')
  const insert = db.prepare(
    `INSERT INTO webhooks (id, settings, secret, created_by, created_at, cursor)
     VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(seq), 0) FROM transactions))`,
  )
  const updateRow = db.prepare('UPDATE webhooks SET settings = ?, secret = ? WHERE id = ?')
  const removeRow = db.prepare('DELETE FROM webhooks WHERE id = ?')
  const cancelQueued = db.prepare(
    `UPDATE webhook_messages SET status = 'canceled' WHERE webhook_id = ? AND status = 'queued'`,
  )
  const skipToEnd = db.prepare(
    'UPDATE webhooks SET cursor = (SELECT coalesce(max(seq), 0) FROM transactions) WHERE id = ?',
  )
  const getCursor = db.prepare<[string], number>('SELECT cursor FROM webhooks WHERE id = ?').pluck()
  const setCursor = db.prepare('UPDATE webhooks SET cursor = ? WHERE id = ?')
  const listAfter = db.prepare<[number, number], { seq: number; id: string }>(
    'SELECT seq, id FROM transactions WHERE seq > ? ORDER BY seq LIMIT ?',
  )
  const addMessage = db.prepare(
    `INSERT OR IGNORE INTO webhook_messages (id, webhook_id, transaction_id, transaction_time,
       document_id, operation, payload, created_at, status, next_attempt_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?)`,
  )
  const pruneLog = db.prepare(
    `DELETE FROM webhook_messages WHERE webhook_id = $id AND status <> 'queued' AND seq < (
       SELECT seq FROM webhook_messages WHERE webhook_id = $id
       ORDER BY seq DESC LIMIT 1 OFFSET ${MAX_LOGGED})`,
  )
  const selectDue = db.prepare<[string], Message>(
    `SELECT ${messageColumns} FROM webhook_messages WHERE webhook_id = ? AND status = 'queued'
     ORDER BY next_attempt_at, seq LIMIT 1`,
  )
  const selectMessages = db.prepare<[string], Message>(
    `SELECT ${messageColumns} FROM webhook_messages WHERE webhook_id = ?
     ORDER BY seq DESC LIMIT ${LOG_LIMIT}`,
  )
  const selectAttempts = db.prepare<[string], Attempt>(
    `SELECT ${attemptColumns} FROM webhook_attempts a
     JOIN webhook_messages m ON m.id = a.message_id WHERE m.webhook_id = ?
     ORDER BY a.seq DESC LIMIT ${LOG_LIMIT}`,
  )
  const selectAttempt = db.prepare<[string], Attempt>(
    `SELECT ${attemptColumns} FROM webhook_attempts a WHERE a.id = ?`,
  )
  const startAttempt = db.prepare(
    'INSERT INTO webhook_attempts (id, message_id, created_at) VALUES (?, ?, ?)',
  )
  const endAttempt = db.prepare(
    `UPDATE webhook_attempts SET in_progress = 0, failure_reason = ?, result_code = ?,
       result_body = ?, duration = ? WHERE id = ?`,
  )
  const endMessage = db.prepare(
    `UPDATE webhook_messages SET status = ?, next_attempt_at = ?, result_code = ?,
       failure_count = failure_count + ? WHERE id = ? AND status = 'queued'`,
  )
  const endInterrupted = db.prepare(
    `UPDATE webhook_attempts SET in_progress = 0, failure_reason = 'network',
       result_body = 'The lake stopped during this attempt.' WHERE in_progress = 1`,
  )
  const toWebhook = (row: WebhookRow): Webhook => ({
    ...{ id: row.id, settings: parseStoredSettings(row.settings), secret: row.secret ?? undefined },
    ...{ createdBy: row.created_by, createdAt: row.created_at },
  })

  return {
    list: (): readonly Webhook[] => selectAll.all().map(toWebhook),

    /** Its messages begin with the next transaction. */
    add({ id, settings, secret, createdBy, createdAt }: Webhook): void {
      insert.run(id, JSON.stringify(settings), secret ?? null, createdBy, createdAt)
    },

    /** A disabled webhook forgets its queue; when enabled, it begins with the next transaction. */
    update: db.transaction(({ id, settings, secret }: Webhook, wasDisabled: boolean): void => {
      updateRow.run(JSON.stringify(settings), secret ?? null, id)
      if (settings.isDisabledByUser) cancelQueued.run(id)
      else if (wasDisabled) skipToEnd.run(id)
    }),

    remove(id: string): void {
      removeRow.run(id)
    },

    /** @returns the transactions of which a webhook has no messages yet, at most `limit` */
    listPending: (id: string, limit: number): readonly { seq: number; id: string }[] =>
      listAfter.all(getCursor.get(id) ?? Number.MAX_SAFE_INTEGER, limit),

    /** Stores the messages of all transactions up to `seq`. */
    addMessages: db.transaction(
      (id: string, seq: number, messages: readonly NewMessage[], now: string): void => {
        for (const message of messages) {
          const { transactionId, transactionTime, documentId, operation, payload } = message
          addMessage.run(
            ...[message.id, id, transactionId, transactionTime, documentId, operation],
            ...[payload, now, now],
          )
        }
        if (messages.length > 0) pruneLog.run({ id })
        setCursor.run(seq, id)
      },
    ),

    /** @returns the queued message whose next attempt is due first */
    nextMessage: (id: string): Message | undefined => selectDue.get(id),

    startAttempt(id: string, messageId: string, now: string): void {
      startAttempt.run(id, messageId, now)
    },

    endAttempt: db.transaction((id: string, messageId: string, result: AttemptResult): void => {
      const { failureReason, resultCode, resultBody, duration, status, nextAttemptAt } = result
      endAttempt.run(failureReason, resultCode, resultBody, duration, id)
      endMessage.run(status, nextAttemptAt, resultCode, failureReason === null ? 0 : 1, messageId)
    }),

    /** To be called at the start: their messages are still queued. */
    endInterruptedAttempts(): void {
      endInterrupted.run()
    },

    /** Newest first. */
    messages: (id: string): readonly Message[] => selectMessages.all(id),
    attempts: (id: string): readonly Attempt[] => selectAttempts.all(id),
    attempt: (id: string): Attempt | undefined => selectAttempt.get(id),
  }
}
