import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Says when a form was served, signed so that nobody can make one up. Copies of a page that a
 * cache kept carry an old stamp, which is as good: it only proves that some time has passed.
 * @param secret of the site's server
 */
export function formStamp(secret: string, now = Date.now()): string {
  const time = now.toString(36)
  return `${time}.${signature(secret, time)}`
}

/** The age of a stamp in milliseconds; undefined when it is not one of ours. */
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
