import { z } from 'zod'
import { errorReason } from '~/lib/process/error-reason.server'
import type { CaptchaVerdict } from './verdict'

interface Keys {
  /** Origin of the provider, without a final slash. */
  origin: string
  secretKey: string
}

interface EnterpriseKeys {
  /** Origin of the assessments API, without a final slash. */
  origin: string
  project: string
  apiKey: string
  siteKey: string
}

/** The provider's answer, or why there is none. */
type ProviderAnswer = { answer: unknown } | { reason: string }

/** Short, because a visitor waits. */
const TIMEOUT_MS = 8_000
const NO_ANSWER = { verdict: 'unknown', reason: 'no answer of the provider' } as const

const answerShape = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
})
/** Error code of a token that is older than two minutes or already verified. */
const EXPIRED = 'timeout-or-duplicate'
/** Error codes of a wrong token; all others concern our keys or our call. */
const BAD_TOKEN = ['missing-input-response', 'invalid-input-response']

/** Verifies a token of the widget by `siteverify` (CAP-01). */
export async function verifyToken(
  { origin, secretKey }: Keys,
  token: string,
): Promise<CaptchaVerdict> {
  const body = new URLSearchParams({ secret: secretKey, response: token })
  const received = await callProvider(`${origin}/recaptcha/api/siteverify`, { body })
  if ('reason' in received) return { verdict: 'unknown', reason: received.reason }
  const parsed = answerShape.safeParse(received.answer)
  if (!parsed.success) return NO_ANSWER
  const { success, 'error-codes': codes } = parsed.data
  if (success) return { verdict: 'passed' }
  if (codes.includes(EXPIRED)) return { verdict: 'expired' }
  const other = codes.find((code) => !BAD_TOKEN.includes(code))
  return other === undefined ? { verdict: 'required' } : { verdict: 'unknown', reason: other }
}

const assessmentShape = z.object({
  tokenProperties: z.object({ valid: z.boolean(), invalidReason: z.string().optional() }),
})
/** Reasons of a token that is too old or already assessed. */
const ENTERPRISE_EXPIRED = ['EXPIRED', 'DUPE']

/**
 * Assesses a token of reCAPTCHA Enterprise (CAP-01). A valid checkbox token means that the challenge
 * was solved. The score is ignored: it is the provider's guess.
 */
export async function assessToken(
  { origin, project, apiKey, siteKey }: EnterpriseKeys,
  token: string,
): Promise<CaptchaVerdict> {
  const received = await callProvider(
    `${origin}/v1/projects/${encodeURIComponent(project)}/assessments`,
    {
      headers: { 'Content-Type': 'application/json', 'X-Goog-Api-Key': apiKey },
      body: JSON.stringify({ event: { token, siteKey } }),
    },
  )
  if ('reason' in received) return { verdict: 'unknown', reason: received.reason }
  const parsed = assessmentShape.safeParse(received.answer)
  if (!parsed.success) return NO_ANSWER
  const { valid, invalidReason = '' } = parsed.data.tokenProperties
  if (valid) return { verdict: 'passed' }
  return { verdict: ENTERPRISE_EXPIRED.includes(invalidReason) ? 'expired' : 'required' }
}

/** Posts to the provider. Not twice: the first call may have used up the token. */
async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.ok) return { answer: await response.json() }
    await response.body?.cancel()
    return { reason: `HTTP ${response.status}` }
  } catch (error) {
    return { reason: errorReason(error) }
  }
}
