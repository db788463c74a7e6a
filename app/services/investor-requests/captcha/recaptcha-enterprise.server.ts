import { z } from 'zod'
import { askProvider } from './ask-provider.server'
import type { CaptchaVerdict } from './captcha.server'

interface Keys {
  /** Of the assessments' API, without a final slash. */
  origin: string
  project: string
  apiKey: string
  siteKey: string
}

const answerShape = z.object({
  tokenProperties: z.object({ valid: z.boolean(), invalidReason: z.string().optional() }),
})

/** The provider's words for a token that is too old, or was assessed before. */
const EXPIRED = ['EXPIRED', 'DUPE']

/**
 * Has a token of the enterprise variant assessed (CAP-01). A valid token of a checkbox says that its
 * challenge was solved; the score beside it is the provider's guess and refuses nobody.
 */
export async function assessToken(
  { origin, project, apiKey, siteKey }: Keys,
  token: string,
): Promise<CaptchaVerdict> {
  const asked = await askProvider(
    `${origin}/v1/projects/${encodeURIComponent(project)}/assessments`,
    {
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey },
      body: JSON.stringify({ event: { token, siteKey } }),
    },
  )
  if ('reason' in asked) return { verdict: 'unknown', reason: asked.reason }
  const parsed = answerShape.safeParse(asked.answer)
  if (!parsed.success) return { verdict: 'unknown', reason: 'no answer of the provider' }
  const { valid, invalidReason = '' } = parsed.data.tokenProperties
  if (valid) return { verdict: 'passed' }
  if (!EXPIRED.includes(invalidReason)) return { verdict: 'required' }
  return asked.again ? { verdict: 'unknown', reason: invalidReason } : { verdict: 'expired' }
}
