import type { Accounts } from './accounts/accounts'
import { anonymous, type Caller } from './context'
import { unauthorized } from './errors'

/** The token in an Authorization value; `undefined` when it carries none. */
export function bearerToken(value: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(value ?? '')?.[1]
}

/**
 * Who an Authorization value stands for, in a header or in a frame of a socket: no value is
 * anonymous.
 * @throws PlainError 401 when there is a value that stands for nobody
 */
export function callerOfAuthorization(value: string | undefined, accounts: Accounts): Caller {
  if (value === undefined || value === '') return anonymous
  const token = bearerToken(value)
  const caller = token === undefined ? undefined : accounts.callerOf(token)
  if (caller === undefined) throw unauthorized()
  return caller
}
