import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { Role } from '../context'
import { conflict } from '../errors'
import { hashPassword, verifyPassword } from './passwords'

export interface User {
  readonly id: string
  /** Empty for an API token. */
  readonly email: string
  readonly name: string
  readonly role: Role
}

export interface NewUser {
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly password: string
}

/** The people who may sign in. E-mail addresses are compared without regard to case. */
export interface Users {
  /** @throws Error when the address is taken or the password is too short or too long */
  createUser(user: NewUser): Promise<User>
  userByEmail(email: string): User | undefined
  person(id: string): User | undefined
  people(): readonly User[]
  /** Replaces the password and role, and ends every session of that person. */
  resetUser(id: string, change: { readonly password: string; readonly role: Role }): Promise<void>
  /**
   * Counts from the next request on, also in open sessions and streams.
   * @throws PlainError 409 when nobody would be left to administer
   */
  setRole(id: string, role: Role): void
  /**
   * Takes away the person with sessions and preferences. History keeps the id, which then has no name.
   * @throws PlainError 409 when nobody would be left to administer
   */
  removeUser(id: string): void
  /**
   * The person with this address and password; `undefined` when either is wrong, after the same
   * time in both cases, so that no one can find out who has an account.
   */
  verify(email: string, password: string): Promise<User | undefined>
}

export const roleShape = z.enum(['administrator', 'editor', 'viewer'])

const userRow = z.object({ id: z.string(), email: z.string(), name: z.string(), role: roleShape })

const columns = 'id, email, name, role'

export function createUsers(db: Database, clock: () => Date, newId: () => string): Users {
  const insert = db.prepare(
    'INSERT INTO users (id, email, name, role, password, created_at) VALUES (?, ?, ?, ?, ?, ?)',
  )
  const byEmail = db.prepare(`SELECT ${columns} FROM users WHERE email = ?`)
  const byId = db.prepare(`SELECT ${columns} FROM users WHERE id = ?`)
  const all = db.prepare(`SELECT ${columns} FROM users ORDER BY created_at, id`)
  const passwordByEmail = db.prepare('SELECT password FROM users WHERE email = ?').pluck()
  const update = db.prepare('UPDATE users SET password = ?, role = ? WHERE id = ?')
  const updateRole = db.prepare('UPDATE users SET role = ? WHERE id = ?')
  const remove = db.prepare('DELETE FROM users WHERE id = ?')
  const forgetPreferences = db.prepare('DELETE FROM key_values WHERE user_id = ?')
  const otherAdministrators = db
    .prepare("SELECT count(*) FROM users WHERE role = 'administrator' AND id <> ?")
    .pluck()
  const endSessions = db.prepare('DELETE FROM sessions WHERE user_id = ?')
  const forgetSignIns = db.prepare('DELETE FROM sign_ins WHERE user_id = ?')
  let nobody: Promise<string> | undefined

  const one = (row: unknown) => (row === undefined ? undefined : userRow.parse(row))
  const assertOtherAdministrator = (id: string) => {
    const isOne = one(byId.get(id))?.role === 'administrator'
    if (isOne && otherAdministrators.get(id) === 0) {
      throw conflict('This is the last administrator: make another one first')
    }
  }

  return {
    async createUser({ email, name, role, password }) {
      const hash = await hashPassword(password)
      const user = { id: newId(), email: email.trim().toLowerCase(), name, role }
      insert.run(user.id, user.email, name, role, hash, clock().toISOString())
      return user
    },
    userByEmail: (email) => one(byEmail.get(email.trim())),
    person: (id) => one(byId.get(id)),
    people: () => all.all().map((row) => userRow.parse(row)),
    async resetUser(id, { password, role }) {
      const hash = await hashPassword(password)
      db.transaction(() => {
        update.run(hash, role, id)
        endSessions.run(id)
        forgetSignIns.run(id)
      }).immediate()
    },
    setRole(id, role) {
      db.transaction(() => {
        if (role !== 'administrator') assertOtherAdministrator(id)
        updateRole.run(role, id)
      }).immediate()
    },
    removeUser(id) {
      db.transaction(() => {
        assertOtherAdministrator(id)
        forgetPreferences.run(id)
        remove.run(id)
      }).immediate()
    },
    async verify(email, password) {
      const stored = z.string().optional().parse(passwordByEmail.get(email.trim()))
      nobody ??= hashPassword('the password of nobody')
      const matches = await verifyPassword(password, stored ?? (await nobody))
      return matches && stored !== undefined ? one(byEmail.get(email.trim())) : undefined
    },
  }
}
