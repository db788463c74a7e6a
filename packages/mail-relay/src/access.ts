import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { rateLimit } from 'express-rate-limit'
import { rejections } from './rejections'

const PROXY_HEADER =
  /^(?:x-forwarded-.+|forwarded|via|x-real-ip|x-client-ip|cf-connecting-ip|true-client-ip)$/

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

type Incoming = Pick<IncomingMessage, 'headers'>

/**
 * Whether a request came without a proxy (MAIL-04). At a server that listens on the loopback
 * such a request comes from this machine.
 */
export function isDirect({ headers }: Incoming): boolean {
  return !Object.keys(headers).some((name) => PROXY_HEADER.test(name))
}

/**
 * Whether a request came without a proxy and names this machine in `Host`. This rejects pages whose
 * host name points to the loopback (DNS rebinding).
 */
export function isLocal(request: Incoming): boolean {
  return isDirect(request) && LOOPBACK_HOST.test(request.headers.host ?? '')
}

/**
 * Whether a page of another origin sent the request. Browsers send Sec-Fetch-Site, older ones Origin;
 * a request with neither does not come from a page.
 */
export function isForeignPage({ headers }: Incoming): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)
}

/** Rejects calls from pages of other origins. */
export const rejectForeignPages: RequestHandler = (request, _response, next) => {
  next(isForeignPage(request) ? rejections.foreignOrigin() : undefined)
}

/** Answers 404 to callers that are not on this machine. */
export const requireLocalCaller: RequestHandler = (request, _response, next) => {
  next(isLocal(request) ? undefined : rejections.notFound())
}

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000

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
    // EmailJS's limit.
    limit(1, SECOND_MS),
    // Enough for an office behind one address.
    limit(300, HOUR_MS),
    // Limits what many addresses together write to the disk.
    limit(2_000, HOUR_MS, { keyGenerator: () => 'everybody' }),
  ]
}
