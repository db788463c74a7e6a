import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { hashSecret, newSecret } from './secrets'

const STEP_MS = 10 * 60 * 1000
const MAX_FAILURES = 5

/**
 * What a sign-in still requires after the right password: a code, the set-up of a second factor, or
 * only that the user notes the recovery codes.
 */
const stepSchema = z.enum(['code', 'set up', 'verified'])

const rowSchema = z.object({ userId: z.string(), step: stepSchema }).optional()

/**
 * Sign-ins with the right password and without a session yet. The form of the next step contains a
 * ticket, which identifies the sign-in.
 */
export function createPendingSignIns(db: Database, clock: () => Date) {
  const insert = db.prepare(
    'INSERT INTO pending_sign_ins (ticket_hash, user_id, step, expires_at) VALUES (?, ?, ?, ?)',
  )
  const find = db.prepare(
    'SELECT user_id AS userId, step FROM pending_sign_ins WHERE ticket_hash = ? AND expires_at > ?',
  )
  const fail = db.prepare(
    'UPDATE pending_sign_ins SET failures = failures + 1 WHERE ticket_hash = ?',
  )
  const deleteFailed = db.prepare(`DELETE FROM pending_sign_ins WHERE failures >= ${MAX_FAILURES}`)
  const deleteExpired = db.prepare('DELETE FROM pending_sign_ins WHERE expires_at <= ?')
  const remove = db.prepare('DELETE FROM pending_sign_ins WHERE ticket_hash = ?')

  return {
    /** @returns the ticket, which is valid for ten minutes */
    openStep(userId: string, step: z.infer<typeof stepSchema>): string {
      const ticket = newSecret()
      const now = clock()
      const until = new Date(now.getTime() + STEP_MS).toISOString()
      db.transaction(() => {
        deleteExpired.run(now.toISOString())
        insert.run(hashSecret(ticket), userId, step, until)
      }).immediate()
      return ticket
    },
    /** @returns `undefined` when the ticket is unknown, used or expired */
    findStep: (ticket: string) =>
      rowSchema.parse(find.get(hashSecret(ticket), clock().toISOString())),
    /** The fifth failure cancels the sign-in. */
    failStep(ticket: string): void {
      db.transaction(() => {
        fail.run(hashSecret(ticket))
        deleteFailed.run()
      }).immediate()
    },
    /** @returns whether the ticket existed */
    closeStep: (ticket: string): boolean => remove.run(hashSecret(ticket)).changes === 1,
  }
}
