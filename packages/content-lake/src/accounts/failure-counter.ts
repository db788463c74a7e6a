import { LRUCache } from 'lru-cache'
import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { tooManyRequests } from '../errors'
import type { Accounts } from './accounts'
import { requireUser } from './caller'

const MAX_KEYS = 50_000

/** Counts failures by key in a window that starts with the first one. In memory only. */
export function createFailureCounter(clock: () => Date, windowMs: number) {
  const counts = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: windowMs,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now: () => clock().getTime() },
  })
  const count = (key: string) => counts.get(key) ?? 0
  return {
    count,
    add: (key: string) => void counts.set(key, count(key) + 1),
    /** Reverts one `add`. */
    remove(key: string) {
      if (count(key) > 0) counts.set(key, count(key) - 1)
    },
  }
}

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
