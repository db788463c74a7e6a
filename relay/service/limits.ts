import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { isDirect } from '../../developer/callers'
import { refusals } from './refusal'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** The service's own limit. */
const CALLS_PER_SECOND = 1
/** Ours: not even a whole office behind one address fills in forms more often. */
const CALLS_PER_HOUR = 300
/** Ours: what many addresses together may write to the disk. */
const ALL_CALLS_PER_HOUR = 2_000

/**
 * Refuses calls that come too often, counted by network address, which needs the app's
 * `trust proxy`. The site's own server is let through: it sends what it has kept, all at once
 * after an outage, and must not be held up by its own visitors.
 */
export function callLimits(): RequestHandler[] {
  const limit = (most: number, windowMs: number, options = {}) =>
    rateLimit({
      limit: most,
      windowMs,
      skip: isDirect,
      standardHeaders: false,
      legacyHeaders: false,
      handler: (_request, _response, next) => {
        next(refusals.tooMany())
      },
      ...options,
    })
  return [
    limit(CALLS_PER_SECOND, SECOND_MS),
    limit(CALLS_PER_HOUR, HOUR_MS),
    limit(ALL_CALLS_PER_HOUR, HOUR_MS, { keyGenerator: () => 'everybody' }),
  ]
}
