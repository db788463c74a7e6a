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
type ProviderAnswer =
  /** `isRepeated`: an earlier call may have reached the provider without an answer. */
  { answer: unknown; isRepeated: boolean } | { reason: string }

/** Short, because a visitor waits, for two calls at most. */
const TIMEOUT_MS = 4_000
const TRIES = 2
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
  if (codes.includes(EXPIRED)) return expiredOrUnknown(received.isRepeated, EXPIRED)
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
  if (!ENTERPRISE_EXPIRED.includes(invalidReason)) return { verdict: 'required' }
  return expiredOrUnknown(received.isRepeated, invalidReason)
}

/** After a repeated call the token may be "used" by our own first call. */
function expiredOrUnknown(isRepeated: boolean, reason: string): CaptchaVerdict {
  return isRepeated ? { verdict: 'unknown', reason } : { verdict: 'expired' }
}

/** Posts to the provider. Repeats once without an answer, on a server error or without JSON. */
async function callProvider(url: string, init: RequestInit): Promise<ProviderAnswer> {
  let reason = 'unknown'
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const response = await fetch(url, {
        ...init,
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (response.ok) return { answer: await response.json(), isRepeated: tries > 0 }
      reason = `HTTP ${response.status}`
      await response.body?.cancel()
      if (response.status < 500) return { reason }
    } catch (error) {
      reason = errorReason(error)
    }
  }
  return { reason }
}
