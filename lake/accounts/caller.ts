import type { Request } from 'express'
import { anonymous, type Caller, type Role } from '../context'
import { forbidden, unauthorized } from '../errors'
import type { Accounts } from './accounts'

/** The bearer token of a request; `undefined` when it carries none. */
export function bearerToken(request: Request): string | undefined {
  const match = /^Bearer +(\S+) *$/i.exec(request.get('authorization') ?? '')
  return match?.[1]
}

/**
 * Who makes this request: no Authorization header is anonymous.
 * @throws PlainError 401 when there is a header that stands for nobody
 */
export function callerOf(request: Request, accounts: Accounts): Caller {
  if (request.get('authorization') === undefined) return anonymous
  const token = bearerToken(request)
  const caller = token === undefined ? undefined : accounts.callerOf(token)
  if (caller === undefined) throw unauthorized()
  return caller
}

/**
 * The signed-in caller of this request.
 * @param roles who may go on; absent means anyone who is signed in
 * @throws PlainError 401 for anonymous callers and bad tokens, 403 for another role
 */
export function signedInCaller(request: Request, accounts: Accounts, roles?: readonly Role[]) {
  const caller = callerOf(request, accounts)
  if (caller.kind === 'anonymous') throw unauthorized('You are not signed in')
  if (roles !== undefined && !roles.includes(caller.role)) {
    throw forbidden(`The role "${caller.role}" may not do this`)
  }
  return caller
}
