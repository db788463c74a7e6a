import type { Request, RequestHandler } from 'express'
import { callerOfAuthorization } from '../authorization'
import type { Caller, Role } from '../context'
import { forbidden, unauthorized } from '../errors'
import type { Accounts } from './accounts'

/**
 * Who makes this request: no Authorization header is anonymous.
 * @throws PlainError 401 when there is a header that stands for nobody
 */
export function callerOf(request: Request, accounts: Accounts): Caller {
  return callerOfAuthorization(request.get('authorization'), accounts)
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

/** Lets the requests of administrators go on; the others end as `signedInCaller` says. */
export function administratorsOnly(accounts: Accounts): RequestHandler {
  return (request, _response, next) => {
    signedInCaller(request, accounts, ['administrator'])
    next()
  }
}
