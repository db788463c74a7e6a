import { createHash } from 'node:crypto'
import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { Role } from '../types'
import { conflict, notFound } from '../errors'
import { createDummyHash, type HashCost, hashPassword, verifyPassword } from './passwords'
import { roleSchema } from './roles'
import { hashSecret } from './secrets'
import { escapeHtml } from './escape-html'

interface NewUser {
  readonly email: string
  /** By default the part of the address before the `@`. */
  readonly name?: string
  readonly role: Role
  readonly password: string
}

export type Users = ReturnType<typeof createUsers>

const userSchema = z.object({
  id: z.string(),
  /** Empty for an API token. */
  email: z.string(),
  name: z.string(),
  role: roleSchema,
})

export type User = z.infer<typeof userSchema>

const columns = 'id, email, name, role'

/** Users who may sign in. E-mail addresses are compared without regard to case. */
export function createUsers(
  db: Database,
  clock: () => Date,
  newId: () => string,
  hashCost?: HashCost,
) {
  const insert = db.prepare(
    `INSERT INTO users (id, email, name, role, password, created_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (email) DO NOTHING`,
  )
  const byEmail = db.prepare(`SELECT ${columns} FROM users WHERE email = ?`)
  const byId = db.prepare(`SELECT ${columns} FROM users WHERE id = ?`)
  const all = db.prepare(`SELECT ${columns} FROM users ORDER BY created_at, id`)
  const passwordByEmail = db.prepare('SELECT password FROM users WHERE email = ?').pluck()
  const updatePassword = db.prepare('UPDATE users SET password = ? WHERE id = ?')
  const updateRole = db.prepare('UPDATE users SET role = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM users WHERE id = ?')
  const deletePreferences = db.prepare('DELETE FROM key_values WHERE user_id = ?')
  const otherAdministrators = db
    .prepare("SELECT count(*) FROM users WHERE role = 'administrator' AND id <> ?")
    .pluck()
  const endSessions = db.prepare('DELETE FROM sessions WHERE user_id = ? AND token_hash <> ?')
  const deleteSignIns = ['sign_ins', 'pending_sign_ins', 'known_devices'].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE user_id = ?`),
  )
  const dummyHash = createDummyHash(hashCost)

  const parse = (row: unknown) => (row === undefined ? undefined : userSchema.parse(row))
  const requireOtherAdministrator = (id: string) => {
    const isAdministrator = parse(byId.get(id))?.role === 'administrator'
    if (isAdministrator && otherAdministrators.get(id) === 0) {
      throw conflict('This is the last administrator: create another one first')
    }
  }

  return {
    /**
     * @throws PlainError 409 when the address has an account; Error when the password is too short or
     *   too long
     */
    async createUser({ email, name, role, password }: NewUser): Promise<User> {
      const hash = await hashPassword(password, hashCost)
      const user = {
        id: newId(),
        email: email.trim().toLowerCase(),
        name: name ?? email.trim().split('@')[0] ?? email,
        role,
      }
      const { changes } = insert.run(
        user.id,
        user.email,
        user.name,
        role,
        hash,
        clock().toISOString(),
      )
      if (changes === 0) throw conflict('This address already has an account')
      return user
    },
    userByEmail: (email: string): User | undefined => parse(byEmail.get(email.trim())),
    userById: (id: string): User | undefined => parse(byId.get(id)),
    listUsers: (): readonly User[] => all.all().map((row) => userSchema.parse(row)),
    /**
     * Replaces the password, ends all sessions of the user and forgets the known devices.
     * @param keptToken of a session that does not end
     * @throws PlainError 404 when there is no such user; Error as `createUser`
     */
    async setPassword(id: string, password: string, keptToken?: string): Promise<void> {
      const hash = await hashPassword(password, hashCost)
      db.transaction(() => {
        if (updatePassword.run(hash, id).changes === 0) throw notFound('User not found')
        endSessions.run(id, keptToken === undefined ? '' : hashSecret(keptToken))
        for (const statement of deleteSignIns) statement.run(id)
      }).immediate()
    },
    /**
     * Takes effect with the next request, also in open sessions.
     * @throws PlainError 409 for the last administrator
     */
    setRole(id: string, role: Role): void {
      db.transaction(() => {
        if (role !== 'administrator') requireOtherAdministrator(id)
        updateRole.run(role, id)
      }).immediate()
    },
    /**
     * Removes the user with sessions and preferences. History keeps the id.
     * @throws PlainError 409 for the last administrator
     */
    removeUser(id: string): void {
      db.transaction(() => {
        requireOtherAdministrator(id)
        deletePreferences.run(id)
        remove.run(id)
      }).immediate()
    },
    /**
     * @returns `undefined` when address or password is wrong. Both take the same time, so callers
     *   cannot find out which addresses have an account.
     */
    async verify(email: string, password: string): Promise<User | undefined> {
      const stored = z.string().optional().parse(passwordByEmail.get(email.trim()))
      const matches = await verifyPassword(password, stored ?? dummyHash)
      return matches && stored !== undefined ? parse(byEmail.get(email.trim())) : undefined
    },
  }
}

/**
 * Draws the initials of a user on a colour that follows from the id, so that people differ in every
 * browser. White text has a contrast of at least 4.5 on it.
 * @returns a data URL
 */
export function drawAvatar({ id, name }: Pick<User, 'id' | 'name'>): string {
  const hue = createHash('sha256').update(id).digest().readUInt16BE() % 360
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="hsl(${hue} 60% 27%)"/><text x="20" y="25.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="16" font-weight="600" fill="#fff">${escapeHtml(toInitials(name))}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Of the first and the last word; the first two letters of a single word. */
function toInitials(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  const [first = '', ...others] = words
  const last = others.at(-1)
  const letters = last === undefined ? first.slice(0, 2) : first.slice(0, 1) + last.slice(0, 1)
  return letters.toUpperCase()
}
