import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { hashSecret, newSecret } from './secrets'

const SESSION_MS = 30 * 24 * 60 * 60 * 1000
const SIGN_IN_MS = 60 * 1000

/** Sessions of users, and the one-time ids that the Studio exchanges for a session token. */
export interface Sessions {
  /** @returns a one-time id that `redeemSignIn` accepts once, within 60 seconds */
  openSignIn(userId: string): string
  /** Exchanges a one-time id for a session of 30 days; `undefined` if unknown, used or expired. */
  redeemSignIn(sid: string): { readonly token: string; readonly userId: string } | undefined
  /** @returns `undefined` when the session token is unknown, ended or expired */
  findSessionUserId(token: string): string | undefined
  endSession(token: string): void
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const insertSignIn = db.prepare(
    'INSERT INTO sign_ins (sid_hash, user_id, expires_at) VALUES (?, ?, ?)',
  )
  // One statement checks and deletes the id, so it cannot be used twice.
  const consumeSignIn = db
    .prepare('DELETE FROM sign_ins WHERE sid_hash = ? AND expires_at > ? RETURNING user_id')
    .pluck()
  const insertSession = db.prepare(
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  )
  const toUser = db
    .prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?')
    .pluck()
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?')
  const deleteExpiredSessions = db.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const deleteExpiredSignIns = db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?')

  const now = () => clock().toISOString()
  const after = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const userId = z.string().optional()

  return {
    openSignIn(user) {
      const sid = newSecret()
      db.transaction(() => {
        deleteExpiredSignIns.run(now())
        deleteExpiredSessions.run(now())
        insertSignIn.run(hashSecret(sid), user, after(SIGN_IN_MS))
      }).immediate()
      return sid
    },
    redeemSignIn(sid) {
      return db
        .transaction(() => {
          const user = userId.parse(consumeSignIn.get(hashSecret(sid), now()))
          if (user === undefined) return undefined
          const token = newSecret()
          insertSession.run(hashSecret(token), user, now(), after(SESSION_MS))
          return { token, userId: user }
        })
        .immediate()
    },
    findSessionUserId: (token) => userId.parse(toUser.get(hashSecret(token), now())),
    endSession(token) {
      remove.run(hashSecret(token))
    },
  }
}

/** Signs out all users and cancels unfinished sign-ins. */
export function endAllSessions(db: Database): void {
  db.exec('DELETE FROM sessions; DELETE FROM sign_ins')
}
