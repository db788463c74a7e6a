import type { Request, RequestHandler } from 'express'
import { anonymous, type Caller, type Role } from '../types'
import { forbidden, unauthorized } from '../errors'
import type { Accounts, User } from './accounts'

/** @returns the token of an Authorization value; `undefined` when it has none */
export function bearerToken(value: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(value ?? '')?.[1]
}

/**
 * @param authorization value of a header, or of a field in a WebSocket frame; none is anonymous
 * @throws PlainError 401 when the value belongs to no user or token
 */
export function authenticate(authorization: string | undefined, accounts: Accounts): Caller {
  if (authorization === undefined || authorization === '') return anonymous
  const token = bearerToken(authorization)
  const caller = token === undefined ? undefined : accounts.findCaller(token)
  if (caller !== undefined) return caller
  throw unauthorized()
}

/** As `authenticate`, with the Authorization header of a request. */
export function authenticateRequest(request: Request, accounts: Accounts): Caller {
  return authenticate(request.get('authorization'), accounts)
}

/**
 * @param roles roles that may continue; by default all
 * @throws PlainError 401 for anonymous callers and unknown tokens, 403 for other roles
 */
export function requireUser(request: Request, accounts: Accounts, roles?: readonly Role[]) {
  const caller = authenticateRequest(request, accounts)
  if (caller.kind === 'anonymous') throw unauthorized('You are not signed in')
  if (roles !== undefined && !roles.includes(caller.role)) {
    throw forbidden(`The role "${caller.role}" may not do this`)
  }
  return caller
}

/**
 * @param what API tokens do not have
 * @throws PlainError as `requireUser`, and 403 for API tokens
 */
export function requireAccount(request: Request, accounts: Accounts, what: string): User {
  const user = accounts.userById(requireUser(request, accounts).userId)
  if (user === undefined) throw forbidden(`An API token has no ${what}`)
  return user
}

/** Middleware that rejects other callers as `requireUser` does. */
export function requireAdministrator(accounts: Accounts): RequestHandler {
  return (request, _response, next) => {
    requireUser(request, accounts, ['administrator'])
    next()
  }
}
