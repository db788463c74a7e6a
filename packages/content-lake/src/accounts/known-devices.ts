import type { Database } from 'better-sqlite3'
import { hashSecret, newSecret } from './secrets'

const DEVICE_MS = 365 * 24 * 60 * 60 * 1000

/** Maximum age of the cookie of a device, in seconds. */
export const DEVICE_AGE_S = DEVICE_MS / 1000

/** Devices that have signed in to an account, by the secret in their cookie. */
export function createKnownDevices(db: Database, clock: () => Date) {
  const insert = db.prepare(
    `INSERT INTO known_devices (token_hash, user_id, expires_at) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET expires_at = excluded.expires_at`,
  )
  const deleteExpired = db.prepare('DELETE FROM known_devices WHERE expires_at <= ?')
  const exists = db.prepare('SELECT 1 FROM known_devices WHERE token_hash = ?')
  const find = db.prepare(
    `SELECT 1 FROM known_devices JOIN users ON users.id = user_id
     WHERE token_hash = ? AND expires_at > ? AND email = ?`,
  )
  // Replaces a cookie that the lake did not create, such as one that another site has set.
  const isOurs = (secret: string) => exists.get(hashSecret(secret)) !== undefined
  return {
    /**
     * Remembers for a year that a device has signed in to this account.
     * @param existing secret of its cookie, if it has one; a device may be known to several accounts
     * @returns the secret for the cookie
     */
    addDevice(userId: string, existing: string | undefined): string {
      const secret = existing !== undefined && isOurs(existing) ? existing : newSecret()
      const now = clock()
      const until = new Date(now.getTime() + DEVICE_MS)
      db.transaction(() => {
        deleteExpired.run(now.toISOString())
        insert.run(hashSecret(secret), userId, until.toISOString())
      }).immediate()
      return secret
    },
    /** @returns the hash of the secret; `undefined` unless the device has signed in as this user */
    findDevice(secret: string | undefined, email: string): string | undefined {
      if (secret === undefined) return undefined
      const hash = hashSecret(secret)
      const found = find.get(hash, clock().toISOString(), email.trim())
      return found === undefined ? undefined : hash
    },
  }
}
