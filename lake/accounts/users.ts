import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { Role } from '../context'
import { conflict, notFound } from '../errors'
import { hashPassword, passwordOfNobody, verifyPassword } from './passwords'
import { roleShape } from './roles'

export interface User {
  readonly id: string
  /** Empty for an API token. */
  readonly email: string
  readonly name: string
  readonly role: Role
}

export interface NewUser {
  readonly email: string
  /** Absent: what the address begins with. */
  readonly name?: string
  readonly role: Role
  readonly password: string
}

/** The people who may sign in. E-mail addresses are compared without regard to case. */
export interface Users {
  /**
   * @throws PlainError 409 when the address is taken; Error when the password is too short or too
   *   long
   */
  createUser(user: NewUser): Promise<User>
  userByEmail(email: string): User | undefined
  person(id: string): User | undefined
  people(): readonly User[]
  /**
   * Replaces the password, and ends every session of that person.
   * @throws PlainError 404 when there is no such person any more; Error as `createUser`
   */
  setPassword(id: string, password: string): Promise<void>
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

const userRow = z.object({ id: z.string(), email: z.string(), name: z.string(), role: roleShape })

const columns = 'id, email, name, role'

export function createUsers(db: Database, clock: () => Date, newId: () => string): Users {
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
  const forgetPreferences = db.prepare('DELETE FROM key_values WHERE user_id = ?')
  const otherAdministrators = db
    .prepare("SELECT count(*) FROM users WHERE role = 'administrator' AND id <> ?")
    .pluck()
  const endSessions = db.prepare('DELETE FROM sessions WHERE user_id = ?')
  const forgetSignIns = db.prepare('DELETE FROM sign_ins WHERE user_id = ?')
  const nobody = passwordOfNobody()

  const one = (row: unknown) => (row === undefined ? undefined : userRow.parse(row))
  const assertOtherAdministrator = (id: string) => {
    const isOne = one(byId.get(id))?.role === 'administrator'
    if (isOne && otherAdministrators.get(id) === 0) {
      throw conflict('This is the last administrator: make another one first')
    }
  }

  return {
    async createUser({ email, name = email.trim().split('@')[0] ?? email, role, password }) {
      const hash = await hashPassword(password)
      const user = { id: newId(), email: email.trim().toLowerCase(), name, role }
      const { changes } = insert.run(user.id, user.email, name, role, hash, clock().toISOString())
      if (changes === 0) throw conflict('This address has an account')
      return user
    },
    userByEmail: (email) => one(byEmail.get(email.trim())),
    person: (id) => one(byId.get(id)),
    people: () => all.all().map((row) => userRow.parse(row)),
    async setPassword(id, password) {
      const hash = await hashPassword(password)
      db.transaction(() => {
        if (updatePassword.run(hash, id).changes === 0) throw notFound('Person not found')
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
      const matches = await verifyPassword(password, stored ?? nobody)
      return matches && stored !== undefined ? one(byEmail.get(email.trim())) : undefined
    },
  }
}
