import { createHmac } from 'node:crypto'
import { derivedSecret } from '../site-secret.server'

const MADE_BY_BROWSER = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** True for a UUID of version 4, as browsers make them; nothing else may name a request. */
export function isBrowserKey(key: string): boolean {
  return MADE_BY_BROWSER.test(key)
}

/**
 * The key of a form that came without one, because no scripts ran: pages may be copies of each other,
 * so the key is made of what was written. The same form sent twice is one request (FORM-08).
 * @param secret of the site's server: nobody can tell from a key who wrote what
 * @param fingerprint of the content
 * @returns a UUID of version 8, which no browser may choose
 */
export function keyOfContent(secret: string, fingerprint: string): string {
  return uuidOf(secret, fingerprint, 8)
}

/**
 * The key of a request that came under another one's key: somebody wrote over a draft that had been
 * sent. Made of that key and the content, so that the same form sent again is the same request.
 * @returns a UUID of version 4, as random as the key that it came with
 */
export function keyBeside(secret: string, key: string, fingerprint: string): string {
  return uuidOf(secret, `${key} ${fingerprint}`, 4)
}

function uuidOf(secret: string, text: string, version: 4 | 8): string {
  const own = derivedSecret(secret, 'investor request key')
  const hex = createHmac('sha256', own).update(text).digest('hex')
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return parts.join('-')
}
