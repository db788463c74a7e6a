import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import { isDiskFull } from '../store/storage-errors'
import { hashSecret, newSecret } from './secrets'

const SESSION_MS = 30 * 24 * 60 * 60 * 1000
const SIGN_IN_MS = 60 * 1000
/** Precision of the stored time of the last use: each update writes to the disk. */
const USE_MS = 5 * 60 * 1000
const MAX_DEVICE_LENGTH = 300

export type Sessions = ReturnType<typeof createSessions>

const sessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** The User-Agent header at the sign-in, shortened; empty for sessions of older versions. */
  device: z.string(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  /** ISO 8601, UTC; up to five minutes before the last use. */
  usedAt: z.string(),
})

export type Session = z.infer<typeof sessionSchema>

const columns = 'id, user_id AS userId, device, created_at AS createdAt, used_at AS usedAt'

/** Sessions of users, and the one-time ids that programs exchange for a session token. */
export function createSessions(db: Database, clock: () => Date, newId: () => string) {
  const insertSignIn = db.prepare(
    'INSERT INTO sign_ins (sid_hash, user_id, expires_at) VALUES (?, ?, ?)',
  )
  // One statement checks and deletes the id, so it cannot be used twice.
  const consumeSignIn = db
    .prepare('DELETE FROM sign_ins WHERE sid_hash = ? AND expires_at > ? RETURNING user_id')
    .pluck()
  const hasSignIn = db.prepare('SELECT 1 FROM sign_ins WHERE sid_hash = ? AND expires_at > ?')
  const insertSession = db.prepare(
    `INSERT INTO sessions (token_hash, user_id, created_at, expires_at, id, device, used_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  )
  const byToken = db.prepare(
    `SELECT ${columns} FROM sessions WHERE token_hash = ? AND expires_at > ?`,
  )
  const byId = db.prepare('SELECT 1 FROM sessions WHERE id = ? AND expires_at > ?')
  const ofUser = db.prepare(
    `SELECT ${columns} FROM sessions WHERE user_id = ? AND expires_at > ?
     ORDER BY used_at DESC, id`,
  )
  const setUsed = db.prepare('UPDATE sessions SET used_at = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM sessions WHERE token_hash = ?')
  const removeById = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id = ?')
  const removeExcept = db.prepare('DELETE FROM sessions WHERE user_id = ? AND id <> ?')
  const deleteExpiredSessions = db.prepare('DELETE FROM sessions WHERE expires_at <= ?')
  const deleteExpiredSignIns = db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?')

  const now = () => clock().toISOString()
  const after = (ms: number) => new Date(clock().getTime() + ms).toISOString()
  const userId = z.string().optional()
  const recordUse = ({ id, usedAt }: Session) => {
    const time = now()
    if (Date.parse(time) - Date.parse(usedAt) < USE_MS) return
    try {
      setUsed.run(time, id)
    } catch (error) {
      // A full disk must not keep users from reading.
      if (!isDiskFull(error)) throw error
    }
  }
  /**
   * @param device the User-Agent header
   * @returns the token of a new session of 30 days
   */
  const openSession = (user: string, device = ''): string => {
    const token = newSecret()
    const time = now()
    const shortened = device.slice(0, MAX_DEVICE_LENGTH)
    deleteExpiredSessions.run(time)
    insertSession.run(hashSecret(token), user, time, after(SESSION_MS), newId(), shortened, time)
    return token
  }
  /** @returns `undefined` when the session token is unknown, ended or expired */
  const findSession = (token: string): Session | undefined => {
    const row = byToken.get(hashSecret(token), now())
    if (row === undefined) return undefined
    const session = sessionSchema.parse(row)
    recordUse(session)
    return session
  }

  /** @returns a secret that is valid once */
  const openOneTime = (user: string, ms: number, hash: (secret: string) => string): string => {
    const secret = newSecret()
    deleteExpiredSignIns.run(now())
    insertSignIn.run(hash(secret), user, after(ms))
    return secret
  }

  return {
    /** @returns a one-time id that `redeemSignIn` accepts once, within 60 seconds */
    openSignIn: (user: string): string => openOneTime(user, SIGN_IN_MS, hashSecret),
    /**
     * @param ms for how long it is valid
     * @returns the secret of a link with which the user chooses a password once; changing the password
     *   cancels all such links
     */
    openPasswordLink: (user: string, ms: number): string => openOneTime(user, ms, hashLink),
    /** Whether the link is valid; does not use it. */
    hasPasswordLink: (link: string) => hasSignIn.get(hashLink(link), now()) !== undefined,
    /** @returns the id of the user; `undefined` when the link is unknown, used or expired */
    redeemPasswordLink: (link: string) => userId.parse(consumeSignIn.get(hashLink(link), now())),
    /** Exchanges a one-time id for a session; `undefined` if unknown, used or expired. */
    redeemSignIn(sid: string, device?: string) {
      return db
        .transaction(() => {
          const user = userId.parse(consumeSignIn.get(hashSecret(sid), now()))
          return user === undefined ? undefined : { token: openSession(user, device), userId: user }
        })
        .immediate()
    },
    openSession,
    findSession,
    findSessionUserId: (token: string) => findSession(token)?.userId,
    isSessionOpen: (id: string) => byId.get(id, now()) !== undefined,
    /** Last used first. */
    listSessions: (user: string) => ofUser.all(user, now()).map((row) => sessionSchema.parse(row)),
    endSession(token: string): void {
      remove.run(hashSecret(token))
    },
    /** @returns whether the user had such a session */
    endSessionById: (user: string, id: string) => removeById.run(user, id).changes === 1,
    /** @param keptId of a session that does not end */
    endSessionsExcept(user: string, keptId: string | undefined): void {
      removeExcept.run(user, keptId ?? '')
    },
  }
}

/** Links are in the table of one-time sign-in ids; the prefix keeps one from serving as the other. */
const hashLink = (link: string) => hashSecret(`password ${link}`)

/** Signs out all users, cancels unfinished sign-ins and forgets known devices. */
export function endAllSessions(db: Database): void {
  db.exec(
    'DELETE FROM sessions; DELETE FROM sign_ins; DELETE FROM pending_sign_ins; DELETE FROM known_devices',
  )
}
