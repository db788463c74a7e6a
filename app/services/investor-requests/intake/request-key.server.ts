import { createHmac } from 'node:crypto'
import { derivedSecret } from '../../site-secret.server'

const BROWSER_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** True for a UUID of version 4, as `crypto.randomUUID` returns it. */
export function isBrowserKey(key: string): boolean {
  return BROWSER_KEY.test(key)
}

/**
 * The key of a form that was posted without scripts. It derives from the content, so the same form
 * sent twice is one request (FORM-08).
 * @param secret of the site's server, so that nobody can guess the key of known content
 * @returns a UUID of version 8, which is no browser key
 */
export function keyFromContent(secret: string, fingerprint: string): string {
  return uuidFrom(secret, fingerprint, 8)
}

/**
 * The key of a request whose own key belongs to another request. It derives from that key and the
 * content, so the same form sent again is the same request.
 * @returns a UUID of version 4, as random as the given key
 */
export function alternativeKey(secret: string, key: string, fingerprint: string): string {
  return uuidFrom(secret, `${key} ${fingerprint}`, 4)
}

function uuidFrom(secret: string, text: string, version: 4 | 8): string {
  const hmacKey = derivedSecret(secret, 'investor request key')
  const hex = createHmac('sha256', hmacKey).update(text).digest('hex')
  const variant = (8 + (Number.parseInt(hex.charAt(16), 16) % 4)).toString(16)
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `${version}${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ]
  return groups.join('-')
}
