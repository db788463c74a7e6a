import { emailProblem, normalisedEmail } from '~/lib/email-address'
import { stampAge } from '~/lib/form-stamp.server'
import type { NewsletterReply } from '~/lib/newsletter-reply'
import type { RateLimit } from '~/lib/rate-limit.server'
import { readForm } from '~/lib/read-form.server'
import type { Subscribe } from './newsletter.server'

/** An address, a stamp and two names; nobody needs more. */
const MOST_BYTES = 4_096
/** People need longer from the page's arrival to the button. */
const LEAST_MS = 2_000

/** What judging a posted form needs of the world around it. */
export interface NewsletterFormParts {
  subscribe: Subscribe
  /** Counts by network address, and by e-mail address: nobody is flooded with messages. */
  allowsCaller: RateLimit
  allowsAddress: RateLimit
  /** Signs the form's stamp. @throws Error while there is none */
  secret: () => string
  now?: () => number
}

/**
 * Takes one posted newsletter form (NEWS-01 to NEWS-03): `email`, the trap `website` that people
 * do not see, and `stamp`, the signed time at which the page was served.
 * @param caller network address of who posts
 */
export async function takeNewsletterForm(
  request: Request,
  caller: string,
  { subscribe, allowsCaller, allowsAddress, secret, now = Date.now }: NewsletterFormParts,
): Promise<NewsletterReply> {
  if (!allowsCaller(caller)) return { outcome: 'tooManyRequests', typed: '' }
  const form = await readForm(request, MOST_BYTES)
  if ('status' in form) {
    return { outcome: form.status === 413 ? 'tooLarge' : 'notAccepted', typed: '' }
  }
  const typed = single(form.fields, 'email')
  const trap = single(form.fields, 'website')
  const stamp = single(form.fields, 'stamp')
  if (typed === undefined || trap === undefined || stamp === undefined) {
    return { outcome: 'notAccepted', typed: '' }
  }
  // A machine that fills in everything believes that it was heard.
  if (trap !== '') return { outcome: 'done', typed: '' }
  const problem = emailProblem(typed)
  if (problem !== undefined) return { outcome: problem, typed }
  const age = ageOf(stamp, secret, now())
  if (age === undefined || age < LEAST_MS) return { outcome: 'notAccepted', typed }
  if (!allowsAddress(normalisedEmail(typed))) return { outcome: 'tooManyRequests', typed }
  const { ok } = await subscribe(typed)
  return ok ? { outcome: 'done', typed: '' } : { outcome: 'failed', typed }
}

/** A field that is there at most once, as our form sends it; an absent one is empty. */
function single(fields: URLSearchParams, name: string): string | undefined {
  const values = fields.getAll(name)
  return values.length > 1 ? undefined : (values[0] ?? '')
}

function ageOf(stamp: string, secret: () => string, now: number): number | undefined {
  try {
    return stampAge(secret(), stamp, now)
  } catch {
    return undefined
  }
}
