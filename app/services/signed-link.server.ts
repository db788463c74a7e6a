import { createFormStamp, readStampAge } from '~/lib/forms/form-stamp.server'
import { derivedSecret } from './site-secret.server'

/**
 * Creates the token of a link that is its own permission, or of a sum: the id and the time, signed
 * for one purpose.
 * @param secret of the site's server
 * @param purpose what the token allows; a token for one purpose is invalid for any other
 * @param id what it is about; without dots
 */
export function createLinkToken(secret: string, purpose: string, id: string, now = Date.now()) {
  return `${id}.${createFormStamp(linkSecret(secret, purpose, id), now)}`
}

/**
 * Reads such a token.
 * @returns the id and the token's age in milliseconds; undefined for a text that this site has not
 *   signed for this purpose
 */
export function readLinkToken(
  secret: string,
  purpose: string,
  token: string,
  now = Date.now(),
): { id: string; ageMs: number } | undefined {
  const [id = '', ...stamp] = token.split('.')
  const ageMs = readStampAge(linkSecret(secret, purpose, id), stamp.join('.'), now)
  return ageMs === undefined ? undefined : { id, ageMs }
}

/** Each id has a secret of its own for each purpose. */
function linkSecret(secret: string, purpose: string, id: string): string {
  return derivedSecret(secret, `${purpose} ${id}`)
}
