import { validateEmail, normalizeEmail } from '~/lib/forms/email-address'
import { readStampAge } from '~/lib/forms/form-stamp.server'
import type { NewsletterReply } from './reply'
import { describeError, type Log } from '~/lib/process/log.server'
import type { RateLimit } from '~/lib/http/rate-limit.server'
import { readForm } from '~/lib/http/read-form.server'
import { signupId, type SignupStep } from './signup-step.server'

/** Enough for an address, a stamp and the field names. */
const MAX_BYTES = 4_096

export interface SignupDeps {
  /** Stores the sign-up durably. @throws Error when it cannot */
  save: (step: SignupStep) => void
  /** Whether an e-mail asks to confirm the address. */
  confirms: boolean
  log: Log
  /** Limits by network address and by e-mail address. */
  allowsCaller: RateLimit
  allowsAddress: RateLimit
  /** Signs the form's stamp. @throws Error while there is none */
  secret: () => string
}

/**
 * Accepts or rejects a newsletter form (NEWS-01 to NEWS-03) with the fields `email`, `website` (the
 * honeypot) and `stamp` (the signed time at which the page was served). Known addresses take the same
 * steps, so neither answer nor duration reveals them.
 * @param caller network address of the sender
 */
export async function acceptSignup(
  request: Request,
  caller: string,
  { save, confirms, allowsCaller, allowsAddress, secret, log }: SignupDeps,
): Promise<NewsletterReply> {
  if (!allowsCaller(caller)) return { outcome: 'tooManyRequests', typed: '' }
  const form = await readForm(request, MAX_BYTES)
  if ('status' in form) {
    return { outcome: form.status === 413 ? 'tooLarge' : 'notAccepted', typed: '' }
  }
  const field = (name: string) => form.fields.get(name) ?? ''
  const typed = field('email')
  // A bot must not learn that it was detected.
  const accepted = { outcome: confirms ? 'pending' : 'done', typed: '' } as const
  if (field('website') !== '') return accepted
  const issue = validateEmail(typed)
  if (issue !== undefined) return { outcome: issue, typed }
  if (!isStamped(field('stamp'), secret)) return { outcome: 'notAccepted', typed }
  const email = normalizeEmail(typed)
  if (!allowsAddress(email)) return { outcome: 'tooManyRequests', typed }
  try {
    save({ step: 'signup', id: signupId(email), email, at: new Date().toISOString() })
  } catch (error) {
    log.error('a newsletter sign-up failed', { reason: describeError(error) })
    return { outcome: 'failed', typed }
  }
  return accepted
}

/**
 * True for a stamp of this site. Its age does not matter: autofill is quick, and stored pages have old
 * stamps, so a least age would reject visitors and stop few bots.
 */
function isStamped(stamp: string, secret: () => string): boolean {
  try {
    return readStampAge(secret(), stamp) !== undefined
  } catch {
    return false
  }
}
