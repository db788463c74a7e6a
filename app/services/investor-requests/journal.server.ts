import type { InvestorRequest } from '~/lib/investor-form/definition'

/** A request that keeps every rule, as it came. */
export interface NewRequest {
  /** One for each filled form: double clicks, retries and reloads carry the same (FORM-08). */
  key: string
  /** Of the content, see fingerprint.server.ts. */
  fingerprint: string
  request: InvestorRequest
}

/** What has become of a request's e-mail. Times are in milliseconds. */
export interface Mailing {
  /** Tries of the server; a browser reports only what went well. */
  attempts: number
  lastAttemptAt?: number | undefined
  lastError?: string | undefined
  sentAt?: number | undefined
  channel?: 'browser' | 'server' | undefined
}

/** Of a file at once, of the dataset later. */
export type Eventually<Result> = Result | Promise<Result>

/**
 * Where requests are safe from the moment they are answered, and what is known of their e-mail.
 * Every method throws or rejects when it cannot read or write; what it has answered is durable.
 */
export interface Journal {
  /** Whether this content is kept under this key, and whether its e-mail has been sent. */
  stateOf: (key: string, fingerprint: string) => Eventually<'unknown' | 'kept' | 'mailed'>
  /**
   * Keeps a request once per key. Another content under a known key takes the place of the first,
   * and is stored and mailed anew: somebody mended a form whose sending had failed.
   * @param challenge of a proof of work, which serves one request only
   * @returns `spent` when another request has used the challenge; nothing is kept then
   */
  keep: (request: NewRequest, challenge?: Challenge) => Eventually<'kept' | 'spent'>
  /** A browser says that it has sent the e-mail. @returns false for a key that is not kept */
  reportSent: (key: string) => Eventually<boolean>
  mail: MailQueue
}

export interface Challenge {
  id: string
  /** From then on nobody accepts it anyway. */
  expiresAt: number
}

/** A request whose e-mail the server is to send. */
export type DueMail = NewRequest

/** E-mails that no browser has reported as sent in time (FORM-09). */
export interface MailQueue {
  /**
   * Takes the request that has waited longest past its time, and moves its next try so far ahead
   * that nobody else takes it while it is being sent.
   */
  claim: () => Eventually<DueMail | undefined>
  sent: (mail: DueMail) => Eventually<void>
  /** @param reason for staff; it may name the person, and never reaches a log */
  failed: (mail: DueMail, reason: string) => Eventually<void>
  /** When the next e-mail is due. */
  nextAt: () => Eventually<number | undefined>
}

/** How long a try may take before another process may think that its own has died. */
export const MAIL_LEASE_MS = 30_000

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 300_000

/** The pause after so many failed tries: 5 s, twice as long each time, up to 5 minutes. */
export function mailPause(attempts: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS)
}
