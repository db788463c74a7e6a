import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { isDirect } from './callers'
import { rejections } from './rejection'

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

/** EmailJS's limit. */
const CALLS_PER_SECOND = 1
/** Enough for an office behind one address. */
const CALLS_PER_HOUR = 300
/** Limits what many addresses together write to the disk. */
const ALL_CALLS_PER_HOUR = 2_000

/**
 * Limits calls by network address, which needs the app's `trust proxy`. The site's server is exempt:
 * after an outage it sends all delayed e-mails at once.
 */
export function callLimits(): RequestHandler[] {
  const limit = (max: number, windowMs: number, options = {}) =>
    rateLimit({
      limit: max,
      windowMs,
      skip: isDirect,
      standardHeaders: false,
      legacyHeaders: false,
      handler: (_request, _response, next) => {
        next(rejections.tooMany())
      },
      ...options,
    })
  return [
    limit(CALLS_PER_SECOND, SECOND_MS),
    limit(CALLS_PER_HOUR, HOUR_MS),
    limit(ALL_CALLS_PER_HOUR, HOUR_MS, { keyGenerator: () => 'everybody' }),
  ]
}
