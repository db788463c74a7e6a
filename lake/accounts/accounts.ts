import type { Caller, Role } from '../context'

export interface User {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
}

/** Who may sign in, and the sessions and API tokens that stand for them. Secrets are stored hashed. */
export interface Accounts {
  /** The caller a bearer token stands for; `undefined` when it is unknown, revoked or expired. */
  callerOf(token: string): Caller | undefined
  user(id: string): User | undefined
}
