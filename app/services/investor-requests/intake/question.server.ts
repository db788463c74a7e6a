import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { derivedSecret } from '../../site-secret.server'
import type { SignedQuestion } from '../form/settings'

/** A page may stay open for a day before its form is sent. */
const VALID_MS = 86_400_000
/** Range of the two numbers. */
const [SMALLEST, LARGEST] = [2, 9]

/**
 * Creates a signed sum, which replaces the captcha without scripts (FORM-05). Visitors share copies
 * of a page, so a sum may be answered repeatedly; rate limits apply.
 * @param secret of the site's server
 */
export function signedQuestion(secret: string, now = Date.now()): SignedQuestion {
  const [a, b] = [randomInt(SMALLEST, LARGEST + 1), randomInt(SMALLEST, LARGEST + 1)]
  const text = [now.toString(36), a, b].join('-')
  return { a, b, signed: `${text}.${signature(secret, text)}` }
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
  const [text = '', mark = '', ...rest] = signed.split('.')
  const posted = Buffer.from(mark)
  const expected = Buffer.from(signature(secret, text))
  if (rest.length > 0 || posted.length !== expected.length) return 'wrong'
  if (!timingSafeEqual(posted, expected)) return 'wrong'
  const [time = '', a, b] = text.split('-')
  if (now - Number.parseInt(time, 36) > VALID_MS) return 'expired'
  return answer.trim() === String(Number(a) + Number(b)) ? 'right' : 'wrong'
}

function signature(secret: string, text: string): string {
  const key = derivedSecret(secret, 'investor form question')
  return createHmac('sha256', key).update(text).digest('base64url')
}
