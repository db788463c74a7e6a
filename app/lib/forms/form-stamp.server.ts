import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates a signed time. In a form it proves that a page of this site contained the form; cached
 * pages have an old one, which is valid too.
 * @param secret of the site's server
 */
export function formStamp(secret: string, now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${signature(secret, time)}`
}

/** The age of a stamp in milliseconds; undefined if its signature is invalid. */
export function stampAge(secret: string, stamp: string, now = Date.now()): number | undefined {
  const [time = '', signed = '', ...rest] = stamp.split('.')
  const given = Buffer.from(signed)
  const expected = Buffer.from(signature(secret, time))
  if (rest.length > 0 || given.length !== expected.length) return undefined
  return timingSafeEqual(given, expected) ? now - Number.parseInt(time, 36) : undefined
}

function signature(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form-stamp ${time}`).digest('base64url')
}
