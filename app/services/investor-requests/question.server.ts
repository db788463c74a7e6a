import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import type { SignedQuestion } from '~/lib/investor-form/settings'
import { derivedSecret } from '../site-secret.server'

/** A page may stay open for a day before somebody fills in its form. */
const GOOD_FOR_MS = 86_400_000
/** Numbers that people add in their heads. */
const [SMALLEST, LARGEST] = [2, 9]

/** How an answer to the sum was judged. */
export type Judgement = 'right' | 'wrong' | 'expired'

/**
 * A sum for people without scripts, in the place of the captcha (FORM-05). Copies of a page share
 * it, so it may be answered more than once: how often is for the rate limits.
 * @param secret of the site's server
 */
export function signedQuestion(secret: string, now = Date.now()): SignedQuestion {
  const [a, b] = [randomInt(SMALLEST, LARGEST + 1), randomInt(SMALLEST, LARGEST + 1)]
  const text = [now.toString(36), a, b].join('-')
  return { a, b, signed: `${text}.${signature(secret, text)}` }
}

/**
 * Judges the answer to a sum of `signedQuestion`.
 * @param signed as it came back; `wrong` when this server did not sign it
 */
export function judgeAnswer(
  secret: string,
  signed: string,
  answer: string,
  now = Date.now(),
): Judgement {
  const [text = '', mark = '', ...rest] = signed.split('.')
  const given = Buffer.from(mark)
  const expected = Buffer.from(signature(secret, text))
  if (rest.length > 0 || given.length !== expected.length) return 'wrong'
  if (!timingSafeEqual(given, expected)) return 'wrong'
  const [time = '', a, b] = text.split('-')
  if (now - Number.parseInt(time, 36) > GOOD_FOR_MS) return 'expired'
  return answer.trim() === String(Number(a) + Number(b)) ? 'right' : 'wrong'
}

function signature(secret: string, text: string): string {
  const own = derivedSecret(secret, 'investor form question')
  return createHmac('sha256', own).update(text).digest('base64url')
}
