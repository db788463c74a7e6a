import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Creates a signed time. In a form it proves that a page of this site contained the form; cached
 * pages have an old one, which is valid too.
 * @param secret of the site's server
 */
export function createFormStamp(secret: string, now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${sign(secret, time)}`
}

/** The age of a stamp in milliseconds; undefined if its signature is invalid. */
export function readStampAge(secret: string, stamp: string, now = Date.now()): number | undefined {
  const [time = '', signature = '', ...rest] = stamp.split('.')
  const actual = Buffer.from(signature)
  const expected = Buffer.from(sign(secret, time))
  if (rest.length > 0 || actual.length !== expected.length) return undefined
  return timingSafeEqual(actual, expected) ? now - Number.parseInt(time, 36) : undefined
}

function sign(secret: string, time: string): string {
  return createHmac('sha256', secret).update(`form-stamp ${time}`).digest('base64url')
}
