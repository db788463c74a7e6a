import { z } from 'zod'
import { askProvider } from './ask-provider.server'
import type { CaptchaVerdict } from './captcha.server'

interface Keys {
  /** Of the provider, without a final slash. */
  origin: string
  secretKey: string
}

const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})

/** The provider's word for a token that is older than two minutes, or was verified before. */
const EXPIRED = 'timeout-or-duplicate'
/** Its words for what is wrong with the token; all others are about our keys or our call. */
const BAD_TOKEN = ['missing-input-response', 'invalid-input-response']

/** Has a token of the widget verified by `siteverify` (CAP-01). */
export async function verifyToken(
  { origin, secretKey }: Keys,
  token: string,
): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret: secretKey, response: token })
  const asked = await askProvider(`${origin}/recaptcha/api/siteverify`, { body })
  if ('reason' in asked) return { verdict: 'unknown', reason: asked.reason }
  const parsed = answerShape.safeParse(asked.answer)
  if (!parsed.success) return { verdict: 'unknown', reason: 'no answer of the provider' }
  const { success, 'error-codes': codes } = parsed.data
  if (success) return { verdict: 'passed' }
  if (codes.includes(EXPIRED)) {
    return asked.again ? { verdict: 'unknown', reason: EXPIRED } : { verdict: 'expired' }
  }
  const other = codes.find((code) => !BAD_TOKEN.includes(code))
  return other === undefined ? { verdict: 'required' } : { verdict: 'unknown', reason: other }
}
