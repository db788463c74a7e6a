import type { EmailIssue } from '~/lib/forms/email-address'

/**
 * The outcome of a sign-up. `pending`: an e-mail asks to confirm it (NEWS-05). `failed` shows no
 * message (NEWS-03).
 */
export type NewsletterOutcome = 'done' | 'pending' | 'failed' | EmailIssue | Rejection

/** Why a sign-up was rejected unread. */
type Rejection = 'notAccepted' | 'tooManyRequests' | 'tooLarge'

/** The HTTP status of each outcome. */
export const outcomeStatus: Readonly<Record<NewsletterOutcome, number>> = {
  done: 200,
  pending: 200,
  emailRequired: 400,
  emailInvalid: 400,
  notAccepted: 400,
  tooLarge: 413,
  tooManyRequests: 429,
  failed: 502,
}

/** What a visitor without scripts sees on the next page. */
export interface NewsletterReply {
  outcome: NewsletterOutcome
  /** As typed; empty after a success. */
  typed: string
}

export function isNewsletterReply(value: unknown): value is Pick<NewsletterReply, 'outcome'> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'outcome' in value &&
    typeof value.outcome === 'string' &&
    Object.hasOwn(outcomeStatus, value.outcome)
  )
}

/** True when the site has stored the sign-up. */
export function isAccepted(outcome: string | undefined): boolean {
  return outcome === 'done' || outcome === 'pending'
}

/** True when the visitor can correct the address. */
export function isEmailIssue(outcome: string | undefined): outcome is EmailIssue {
  return outcome === 'emailRequired' || outcome === 'emailInvalid'
}
