import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { hashSecret, newSecret } from './secrets'

const SESSION_MS = 30 * 24 * 60 * 60 * 1000
const SIGN_IN_MS = 60 * 1000

/** Sessions of people, and the one-time ids by which a signed-in browser collects its token. */
export interface Sessions {
  /** @returns a one-time id that `redeemSignIn` accepts once, within 60 seconds */
  openSignIn(userId: string): string
  /** Turns a one-time id into a session of 30 days; `undefined` when it is unknown, used or late. */
  redeemSignIn(sid: string): { readonly token: string; readonly userId: string } | undefined
  /** The person a session token stands for; `undefined` when it is unknown, ended or expired. */
  sessionUser(token: string): string | undefined
  endSession(token: string): void
}

export function createSessions(db: Database, clock: () => Date): Sessions {
  const insertSignIn = db.prepare(
    'INSERT INTO sign_ins (sid_hash, user_id, expires_at) VALUES (?, ?, ?)',
  )
  // One statement both checks and uses up the id, so that it cannot be used twice.
  const takeSignIn = db
    .prepare('DELETE FROM sign_ins WHERE sid_hash = ? AND expires_at > ? RETURNING user_id')
    .pluck()
  const insertSession = db.prepare(
    'INSERT INTO sessions (token_hash, user_id, created_at, expires_at) VALUES (?, ?, ?, ?)',
  )
  const userOf = db
    .prepare('SELECT user_id FROM sessions WHERE token_hash = ? AND expires_at > ?')
    .pluck()
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?')
  const sweepSessions = db.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const sweepSignIns = db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?')

  const now = () => clock().toISOString()
  const after = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const userId = z.string().optional()

  return {
    openSignIn(user) {
      const sid = newSecret()
      db.transaction(() => {
        sweepSignIns.run(now())
        sweepSessions.run(now())
        insertSignIn.run(hashSecret(sid), user, after(SIGN_IN_MS))
      }).immediate()
      return sid
    },
    redeemSignIn(sid) {
      return db
        .transaction(() => {
          const user = userId.parse(takeSignIn.get(hashSecret(sid), now()))
          if (user === undefined) return undefined
          const token = newSecret()
          insertSession.run(hashSecret(token), user, now(), after(SESSION_MS))
          return { token, userId: user }
        })
        .immediate()
    },
    sessionUser: (token) => userId.parse(userOf.get(hashSecret(token), now())),
    endSession(token) {
      remove.run(hashSecret(token))
    },
  }
}

/** Ends the session of everybody, and every sign-in under way; nothing of them stays on the disk. */
export function endAllSessions(db: Database): void {
  db.exec('DELETE FROM sessions; DELETE FROM sign_ins')
}
