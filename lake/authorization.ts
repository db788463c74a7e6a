import type { Accounts } from './accounts/accounts'
import { anonymous, type Caller } from './context'
import { unauthorized } from './errors'

/**
 * Who an Authorization value stands for, for callers without an HTTP header of their own: streams
 * opened inside a socket.
 * @throws PlainError 401 when there is a value that stands for nobody
 */
export function callerOfAuthorization(value: string | undefined, accounts: Accounts): Caller {
  if (value === undefined || value === '') return anonymous
  const token = /^Bearer +(\S+) *$/i.exec(value)?.[1]
  const caller = token === undefined ? undefined : accounts.callerOf(token)
  if (caller === undefined) throw unauthorized()
  return caller
}
