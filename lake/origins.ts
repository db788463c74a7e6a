import type { RequestHandler } from 'express'
import { ownOrigins } from './accounts/own-origin'

/** Which pages, by their origin, may use the lake from a browser. */
export interface Origins {
  /** One of those that were configured beside the lake's own: browsers ask for a permission then. */
  isGuest(origin: string | undefined): boolean
  /**
   * @param origin of the header of that name; without one the sender is no browser, or its page is
   *   of the origin that it asks
   */
  isWelcome(origin: string | undefined): boolean
}

/**
 * @param publicUrl as in `LakeContext`
 * @param allowed further origins, such as `https://studio.example.org`
 */
export function createOrigins(publicUrl: string, allowed: readonly string[]): Origins {
  const own = ownOrigins(publicUrl)
  const guests = new Set(allowed.filter((origin) => !own.has(origin)))
  const isGuest = (origin: string | undefined) => origin !== undefined && guests.has(origin)
  return {
    isGuest,
    isWelcome: (origin) => origin === undefined || own.has(origin) || isGuest(origin),
  }
}

const PERMISSION_S = 3_600
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'

/**
 * Permits browsers to let pages of configured origins read answers, and answers what they ask
 * beforehand (a preflight). To any other origin it says nothing, and browsers keep answers from it.
 */
export function permitGuests(origins: Origins): RequestHandler {
  return (request, response, next) => {
    const origin = request.get('origin')
    response.vary('Origin')
    if (origin === undefined || !origins.isGuest(origin)) {
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
      'Access-Control-Max-Age': String(PERMISSION_S),
    })
    response.sendStatus(204)
  }
}
