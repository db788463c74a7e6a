import type { RequestHandler } from 'express'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']
const PREFLIGHT_MAX_AGE_S = 3_600
/** With `OPTIONS`, which clients before version 7 send themselves before live events. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

export type Origins = ReturnType<typeof createOrigins>

/**
 * Which origins may use the lake from a browser.
 * @param publicUrl as in `LakeContext`
 * @param configured further origins, such as `https://studio.example.org`
 */
export function createOrigins(publicUrl: string, configured: readonly string[]) {
  const sameSite = publicOrigins(publicUrl)
  const foreign = new Set(configured.filter((origin) => !sameSite.has(origin)))
  const needsCors = (origin: string | undefined) => origin !== undefined && foreign.has(origin)
  return {
    /** Whether this is a configured origin beside those of the lake, so browsers require CORS. */
    needsCors,
    /**
     * @param origin the `Origin` header; without it the request comes from no browser, or from a
     *   page of the lake's origin
     */
    isAllowed: (origin: string | undefined) =>
      origin === undefined || sameSite.has(origin) || needsCors(origin),
  }
}

/**
 * @param publicUrl as in `LakeContext`
 * @returns the origins under which browsers reach this server. A loopback name stands for all of
 *   them, on the same port.
 */
export function publicOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl)
  if (!LOOPBACK.includes(hostname)) return new Set([origin])
  const suffix = port === '' ? '' : `:${port}`
  return new Set(LOOPBACK.map((name) => `${protocol}//${name}${suffix}`))
}

/**
 * Adds CORS headers for configured origins and answers their preflight requests. Other origins get
 * no headers, so browsers hide the response from them.
 */
export function allowCors(origins: Origins): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin')
    response.vary('Origin')
    if (origin === undefined || !origins.needsCors(origin)) {
      next()
      return
    }
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Expose-Headers': 'X-Sanity-Warning, Retry-After',
    })
    if (request.method !== 'OPTIONS') {
      next()
      return
    }
    response.vary('Access-Control-Request-Headers')
    response.set({
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': request.get('access-control-request-headers') ?? '',
      'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_S),
    })
    response.sendStatus(204)
  }
}
