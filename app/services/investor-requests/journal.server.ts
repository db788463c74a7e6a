import type { Eventually } from '~/lib/eventually'
import type { StoredRequest } from './stored-request.server'

/** A request that keeps every rule, as it came. */
export interface NewRequest {
  /** One for each filled form: double clicks, retries and reloads carry the same (FORM-08). */
  key: string
  /** Of the content, see fingerprint.server.ts. */
  fingerprint: string
  request: StoredRequest
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

/** One content of one request, as the browser reports it when it has sent its e-mail. */
export type SentReport = Pick<NewRequest, 'key' | 'fingerprint'>

/**
 * How a request stands to what is kept. `unknown`: to be kept, or to take the place of what it
 * corrects. `taken`: its key is another request's, which has been mailed or is somebody else's.
 */
export type Standing = 'unknown' | 'kept' | 'mailed' | 'taken'

/**
 * Where requests are safe from the moment they are answered, and what is known of their e-mail.
 * Every method throws or rejects when it cannot read or write; what it has answered is durable.
 */
export interface Journal {
  /** Whether this content is kept under this key, and whether its e-mail has been sent. */
  stateOf: (request: NewRequest) => Eventually<Standing>
  /**
   * Keeps a request once per key. Another content under a known key takes the place of the first,
   * and is stored and mailed anew: somebody mended a form whose sending had failed. Not for one whose
   * key is `taken`.
   * @param challenge of a proof of work, which serves one request only
   * @returns `spent` when another request has used the challenge; nothing is kept then
   */
  keep: (request: NewRequest, challenge?: Challenge) => Eventually<'kept' | 'spent'>
  /** A browser is told once more to send the e-mail: the server waits for its report. */
  awaitReport: (key: string) => Eventually<void>
  /**
   * A browser says that it has sent the e-mail. Of another content than the present one it says
   * nothing. @returns false for a key that is not kept
   */
  reportSent: (report: SentReport) => Eventually<boolean>
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

/** How long the service may take to answer; nobody waits for it. */
export const MAIL_TIMEOUT_MS = 25_000
/**
 * How long a try may take before another process may think that its own has died: longer than a
 * connection that could not be made and one that is not answered.
 */
export const MAIL_LEASE_MS = 40_000
/** A browser that is about to send the e-mail has reported it by then. */
export const REPORT_MS = 30_000
/** Why a try failed of which nobody can say whether it did. */
export const MAY_HAVE_ARRIVED = 'no answer, it may have arrived'

const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 300_000
const MAY_HAVE_ARRIVED_MS = 1_800_000
/** No try is ever put off for longer, apart from the first. */
export const LONGEST_MAIL_PAUSE_MS = MAY_HAVE_ARRIVED_MS

/**
 * The pause after so many failed tries: 5 s, twice as long each time, up to 5 minutes. Half an hour
 * after one that may have arrived: each more could be one more e-mail.
 */
export function mailPause(attempts: number, reason?: string): number {
  if (reason === MAY_HAVE_ARRIVED) return MAY_HAVE_ARRIVED_MS
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), LONGEST_RETRY_MS)
}

/** What is kept under a key. */
interface Kept {
  fingerprint: string
  /** Undefined once nobody needs it any more. */
  request: StoredRequest | undefined
  mailing: Mailing
}

/**
 * Judges a request by what is kept under its key. Content is replaced only as a correction: before
 * it has been mailed, and by somebody with the same e-mail or number. A device keeps a draft with its
 * key, and the next person there may write over it.
 */
export function standingOf(kept: Kept | undefined, { fingerprint, request }: NewRequest): Standing {
  if (kept === undefined) return 'unknown'
  const isMailed = kept.mailing.sentAt !== undefined
  if (kept.fingerprint === fingerprint) return isMailed ? 'mailed' : 'kept'
  const isSamePerson =
    kept.request?.user_email === request.user_email ||
    kept.request?.user_whatsapp === request.user_whatsapp
  return !isMailed && isSamePerson ? 'unknown' : 'taken'
}
