import type { EmailProblem } from './email-address'

/** How a newsletter sign-up ended. `failed` is for the log: no message is shown (NEWS-03). */
export type NewsletterOutcome = 'done' | 'failed' | EmailProblem | Refusal

/** Why a sign-up was not even looked at. */
export type Refusal = 'notAccepted' | 'tooManyRequests' | 'tooLarge'

/** The HTTP status of each outcome. */
export const outcomeStatus: Readonly<Record<NewsletterOutcome, number>> = {
  done: 200,
  emailRequired: 400,
  emailInvalid: 400,
  notAccepted: 400,
  tooLarge: 413,
  tooManyRequests: 429,
  failed: 502,
}

/** What a visitor without scripts finds on the page that the form brings back. */
export interface NewsletterReply {
  outcome: NewsletterOutcome
  /** As it was typed; empty after a sign-up that went well. */
  typed: string
}

/** True for `{ outcome }`, whatever else there is. */
export function isNewsletterReply(value: unknown): value is Pick<NewsletterReply, 'outcome'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    typeof value.outcome === 'string' &&
    Object.hasOwn(outcomeStatus, value.outcome)
  )
}

/** True when the visitor can mend it by typing. */
export function isEmailProblem(outcome: string | undefined): outcome is EmailProblem {
  return outcome === 'emailRequired' || outcome === 'emailInvalid'
}
