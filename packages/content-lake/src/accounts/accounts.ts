import type { Database } from 'better-sqlite3'
import { z } from 'zod'
import type { Caller, Environment, Role } from '../types'
import { ensureAdministrator, type AdministratorOptions } from './administrator'
import { createApiTokens } from './api-tokens'
import { createKnownDevices } from './known-devices'
import type { HashCost } from './passwords'
import { createPendingSignIns } from './pending-sign-ins'
import { createSecondFactors } from './second-factors'
import { createSessions } from './sessions'
import { createUsers, type User } from './users'

export type { User } from './users'

export type Accounts = ReturnType<typeof createAccounts>

export interface AccountsOptions {
  /** Who needs a second factor; by default nobody. */
  readonly requireSecondFactor?: 'off' | 'administrators' | 'on' | undefined
  /** How long the hash of a password takes; tests lower it. */
  readonly hashCost?: HashCost
}

/**
 * Users, sessions, API tokens and preferences. Secrets are stored as hashes only.
 * @param db the lake's database, which has `accountTables`
 */
export function createAccounts(db: Database, options: AccountsOptions & Environment) {
  const { clock, newId, log, requireSecondFactor = 'off', hashCost } = options
  const users = createUsers(db, clock, newId, hashCost)
  const sessions = createSessions(db, clock, newId)
  const tokens = createApiTokens(db, clock, newId)

  return {
    ...users,
    ...sessions,
    ...tokens,
    ...createKeyValues(db),
    ...createKnownDevices(db, clock),
    ...createPendingSignIns(db, clock),
    ...createSecondFactors(db, clock),
    /** Whether users of this role have to set up a second factor before they sign in. */
    requiresSecondFactor: (role: Role) =>
      requireSecondFactor === 'on' ||
      (requireSecondFactor === 'administrators' && role === 'administrator'),
    /** @returns `undefined` when the bearer token is unknown, revoked or expired */
    findCaller(token: string): Caller | undefined {
      const userId = sessions.findSessionUserId(token)
      const found = userId === undefined ? tokens.findToken(token) : users.userById(userId)
      return found && { kind: 'user', userId: found.id, role: found.role }
    },
    /** Finds a user or an API token, including revoked ones, which history names as authors. */
    findIdentity(id: string): User | undefined {
      const token = tokens.tokenById(id)
      if (token === undefined) return users.userById(id)
      return { id, email: '', name: token.label, role: token.role }
    },
    /** As the function `ensureAdministrator`. */
    async ensureAdministrator(options: AdministratorOptions) {
      const administrator = await ensureAdministrator({ ...users, ...tokens }, options)
      if (administrator.password !== undefined) log('created the first administrator')
      return administrator
    },
  }
}

interface KeyValue {
  readonly key: string
  /** Any JSON value. */
  readonly value: unknown
}

/** The Studio's preferences of a user, such as list layout and sort order. */
function createKeyValues(db: Database) {
  const find = db.prepare('SELECT value FROM key_values WHERE user_id = ? AND key = ?').pluck()
  const put = db.prepare(
    `INSERT INTO key_values (user_id, key, value) VALUES (?, ?, ?)
     ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value`,
  )
  const valueSchema = z.string().optional()

  return {
    /** @returns the existing pairs, in the order of `keys` */
    keyValues: (userId: string, keys: readonly string[]): readonly KeyValue[] =>
      keys.flatMap((key) => {
        const text = valueSchema.parse(find.get(userId, key))
        return text === undefined ? [] : [{ key, value: JSON.parse(text) as unknown }]
      }),
    putKeyValues(userId: string, pairs: readonly KeyValue[]): void {
      db.transaction(() => {
        for (const { key, value } of pairs) put.run(userId, key, JSON.stringify(value ?? null))
      }).immediate()
    },
  }
}
