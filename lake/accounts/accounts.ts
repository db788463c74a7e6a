import type { Database } from 'better-sqlite3'
import type { Caller, Log } from '../context'
import { ensureAdministrator, type Administrator, type AdministratorOptions } from './administrator'
import { createApiTokens, type ApiTokens } from './api-tokens'
import { createKeyValues, type KeyValues } from './key-values'
import { createSessions, type Sessions } from './sessions'
import { createUsers, type User, type Users } from './users'

export type { User } from './users'

/** Who may sign in, and the sessions and API tokens that stand for them. Secrets are stored hashed. */
export interface Accounts extends Users, Sessions, ApiTokens, KeyValues {
  /** The caller a bearer token stands for; `undefined` when it is unknown, revoked or expired. */
  callerOf(token: string): Caller | undefined
  /** The person or API token with this id, as author or as caller; also revoked tokens. */
  user(id: string): User | undefined
  ensureAdministrator(options: AdministratorOptions): Promise<Administrator>
}

interface Options {
  readonly clock: () => Date
  readonly newId: () => string
  readonly log: Log
}

/**
 * @param db the lake's database, with `accountTables` in it
 * @param options the clock, the maker of ids and the log; ids of people and tokens come from `newId`
 */
export function createAccounts(db: Database, { clock, newId, log }: Options): Accounts {
  const users = createUsers(db, clock, newId)
  const sessions = createSessions(db, clock)
  const tokens = createApiTokens(db, clock, newId)

  return {
    ...users,
    ...sessions,
    ...tokens,
    ...createKeyValues(db),
    callerOf(token) {
      const userId = sessions.sessionUser(token)
      const found = userId === undefined ? tokens.tokenOf(token) : users.person(userId)
      return found && { kind: 'user', userId: found.id, role: found.role }
    },
    user(id) {
      const token = tokens.tokenById(id)
      if (token === undefined) return users.person(id)
      return { id, email: '', name: token.label, role: token.role }
    },
    async ensureAdministrator(options) {
      const administrator = await ensureAdministrator({ ...users, ...tokens }, options)
      if (administrator.password !== undefined) log('made the first administrator')
      return administrator
    },
  }
}
