import { randomInt } from 'node:crypto'
import { createLinkToken, readLinkToken } from '../../signed-link.server'
import type { SignedQuestion } from '../form/settings'

/** A page may stay open for a day before its form is sent. */
const VALID_MS = 86_400_000
/** Range of the two numbers. */
const [SMALLEST, LARGEST] = [2, 9]
const PURPOSE = 'investor form question'

/**
 * Creates a signed sum, which replaces the captcha without scripts (FORM-05). Visitors share copies
 * of a page, so a sum may be answered repeatedly; rate limits apply.
 * @param secret of the site's server
 */
export function signedQuestion(secret: string, now = Date.now()): SignedQuestion {
  const [a, b] = [randomInt(SMALLEST, LARGEST + 1), randomInt(SMALLEST, LARGEST + 1)]
  return { a, b, signed: createLinkToken(secret, PURPOSE, `${a}-${b}`, now) }
}

/**
 * Checks the answer to a sum of `signedQuestion`.
 * @param signed as it was posted; `wrong` without a valid signature
 */
export function checkAnswer(
  secret: string,
  signed: string,
  answer: string,
  now = Date.now(),
): 'right' | 'wrong' | 'expired' {
  const sum = readLinkToken(secret, PURPOSE, signed, now)
  if (sum === undefined) return 'wrong'
  if (sum.ageMs > VALID_MS) return 'expired'
  const [a, b] = sum.id.split('-')
  return answer.trim() === String(Number(a) + Number(b)) ? 'right' : 'wrong'
}
