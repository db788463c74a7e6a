import type { IncomingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import { deviceCookieName, readCookie, sessionCookieName } from '../cookies'
import { publicOrigins } from '../origins'
import { getRequestedUrl } from '../requested-url'
import { DEVICE_AGE_S } from './known-devices'

/**
 * Reads and sets the cookies for the address under which the caller reaches the lake.
 * @param publicUrl as in `LakeContext`
 */
export function getLakeCookies({ headers }: Request, publicUrl: string) {
  const isSecure = isServedOverTls(headers, publicUrl)
  const session = sessionCookieName(isSecure)
  const device = deviceCookieName(isSecure)
  // `SameSite=Strict` is enough: the Studio's own page makes all requests that need them.
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`
  const set = (response: Response, name: string, value: string, maxAge: number) =>
    response.append('Set-Cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes}`)
  return {
    session: readCookie(headers.cookie, session),
    device: readCookie(headers.cookie, device),
    // It outlives the session, because an ended session gets a 401 and no cookie gets a 403.
    setSession: (response: Response, token: string) =>
      void set(response, session, token, DEVICE_AGE_S),
    setDevice: (response: Response, secret: string) =>
      void set(response, device, secret, DEVICE_AGE_S),
  }
}

const isServedOverTls = (headers: IncomingHttpHeaders, publicUrl: string) =>
  getRequestedUrl(headers, publicUrl).startsWith('https:')

/**
 * Whether a request comes from a page of the lake's own origin, or from no page. Only then may a
 * cookie authenticate it: browsers also add cookies to requests that other sites trigger (CSRF).
 * @param method upper case
 */
function isFirstParty(
  headers: IncomingHttpHeaders,
  method: string | undefined,
  publicUrl: string,
): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || (site === 'none' && isRead)
  // Browsers without this header send an origin with each write and each WebSocket.
  return headers.origin === undefined ? isRead : isOwnOrigin(headers.origin, headers, publicUrl)
}

/** Whether an `Origin` header names one of the lake's own origins. */
export function isOwnOrigin(
  origin: string,
  headers: IncomingHttpHeaders,
  publicUrl: string,
): boolean {
  const requested = new URL(getRequestedUrl(headers, publicUrl)).origin
  return origin === requested || publicOrigins(publicUrl).has(origin)
}

/**
 * Adds the session of a first-party request's cookie as an Authorization header, unless it has one.
 * @returns whether it did
 */
export function acceptSessionCookie(
  request: { readonly headers: IncomingHttpHeaders; readonly method?: string | undefined },
  publicUrl: string,
): boolean {
  const { headers, method } = request
  if (headers.authorization !== undefined || headers.cookie === undefined) return false
  const name = sessionCookieName(isServedOverTls(headers, publicUrl))
  const token = readCookie(headers.cookie, name)
  if (token === undefined || !isFirstParty(headers, method, publicUrl)) return false
  headers.authorization = `Bearer ${token}`
  return true
}
