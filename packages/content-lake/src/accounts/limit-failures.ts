import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { tooManyRequests } from '../errors'
import type { Accounts } from './accounts'
import { requireUser } from './caller'

const WINDOW_MS = 15 * 60 * 1000
const FAILURES_PER_ACCOUNT = 10

/** Middleware that answers 429 to a signed-in user after ten failed requests in 15 minutes. */
export function limitFailures(accounts: Accounts): RequestHandler {
  return rateLimit({
    windowMs: WINDOW_MS,
    limit: FAILURES_PER_ACCOUNT,
    skipSuccessfulRequests: true,
    standardHeaders: false,
    legacyHeaders: false,
    keyGenerator: (request) => requireUser(request, accounts).userId,
    handler: (_request, _response, next) => {
      next(tooManyRequests('Too many wrong attempts: try again in a few minutes'))
    },
  })
}
