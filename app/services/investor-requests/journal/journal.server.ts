import { z } from 'zod'
import type { MaybePromise } from '~/lib/process/maybe-promise'
import { investorFields, type TypedFields } from '../form/definition'

/**
 * The content of an accepted request. The form's rules may have changed since, so stored content is
 * never validated again: it can always be mailed, found and deleted.
 */
export type StoredRequest = TypedFields

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

/** Parses content from the journal or a document; fields that staff removed are empty. */
export const storedRequest = z.object({
  user_name: text,
  user_whatsapp: text,
  user_email: text,
  user_currency: text,
  user_message: text,
}) satisfies z.ZodType<StoredRequest>

/** GROQ projection of the content of a document. */
export const STORED_FIELDS = investorFields.join(', ')

/** A request with its names. */
export interface KeyedRequest {
  /** Idempotency key: double clicks, retries and reloads of one form repeat it (FORM-08). */
  key: string
  /** Names the content, see fingerprint.server.ts. */
  fingerprint: string
  request: StoredRequest
}

/** What is known about the e-mail of a request. Times are in milliseconds. */
export interface Mailing {
  /** Attempts of the server; browsers report success only. */
  attempts: number
  lastAttemptAt?: number | undefined
  lastError?: string | undefined
  sentAt?: number | undefined
  channel?: 'browser' | 'server' | undefined
}

/** A browser's report that it has sent the e-mail of this content. */
export type SentReport = Pick<KeyedRequest, 'key' | 'fingerprint'>

/**
 * How a request relates to the journal.
 * `unknown`: not stored, or a correction of what is stored. `conflict`: another request, which is
 * mailed or from another person, has its key.
 */
export type RequestStatus = 'unknown' | 'stored' | 'mailed' | 'conflict'

/** A number of requests that wait for a delivery. */
export interface Waiting {
  count: number
  /** When the oldest arrived, in milliseconds. */
  oldestAt: number | undefined
}

/** Requests that wait for the dataset or for their e-mail. */
export interface Outbox {
  dataset: Waiting
  mail: Waiting
}

/**
 * The durable store of requests and of what is known about their e-mails. A result means that the
 * change is durable. Every method throws or rejects when the journal is not readable or writable.
 */
export interface Journal {
  getStatus: (request: KeyedRequest) => MaybePromise<RequestStatus>
  /**
   * Stores a request once per key. Other content under a known key is a correction: it replaces the
   * first, and is stored and mailed again. Must not be called in status `conflict`.
   * @param challenge of a proof of work, which is valid for one request
   * @returns `challengeUsed` when another request has used the challenge; then nothing is stored
   */
  save: (request: KeyedRequest, challenge?: Challenge) => MaybePromise<'saved' | 'challengeUsed'>
  /** Postpones the server's e-mail, because a browser is about to send it. */
  awaitReport: (key: string) => MaybePromise<void>
  /**
   * Records a browser's report. A report about replaced content changes nothing.
   * @returns false for an unknown key
   */
  reportSent: (report: SentReport) => MaybePromise<boolean>
  mail: MailQueue
  outbox: () => MaybePromise<Outbox>
}

/** A challenge of a proof of work. */
export interface Challenge {
  id: string
  expiresAt: number
}

/** E-mails that no browser has reported in time (FORM-09). */
export interface MailQueue {
  /** Returns the request that is overdue longest, and reserves it for `MAIL_LEASE_MS`. */
  claim: () => MaybePromise<KeyedRequest | undefined>
  markSent: (mail: KeyedRequest) => MaybePromise<void>
  /** @param reason for staff; may contain personal data, so it must not be logged */
  markFailed: (mail: KeyedRequest, reason: string) => MaybePromise<void>
  /** When the next e-mail is due. */
  nextAt: () => MaybePromise<number | undefined>
}

/** How long the e-mail service may take to answer a background worker. */
export const MAIL_TIMEOUT_MS = 25_000
/** How long a claim lasts: longer than a refused connection and a timeout together. */
export const MAIL_LEASE_MS = 40_000
/** How long the server waits for the report of a browser that is about to send. */
export const REPORT_MS = 30_000
/** Reason of an attempt whose result is unknown. */
export const MAY_HAVE_ARRIVED = 'no answer, it may have arrived'

const FIRST_RETRY_MS = 5_000
const MAX_RETRY_MS = 300_000
const MAY_HAVE_ARRIVED_MS = 1_800_000
/** The longest pause between two attempts. */
export const MAX_MAIL_PAUSE_MS = MAY_HAVE_ARRIVED_MS

/**
 * The pause after failed attempts: 5 s, doubled each time, up to 5 minutes. Half an hour after an
 * e-mail that may have arrived, because another attempt could send it twice.
 */
export function mailPause(attempts: number, reason?: string): number {
  if (reason === MAY_HAVE_ARRIVED) return MAY_HAVE_ARRIVED_MS
  return Math.min(FIRST_RETRY_MS * 2 ** Math.max(0, attempts - 1), MAX_RETRY_MS)
}

/** What the journal stores under a key. */
interface JournalEntry {
  fingerprint: string
  /** Undefined after its deliveries are complete. */
  request: StoredRequest | undefined
  mailing: Mailing
}

/**
 * Compares a request with the entry of its key. A correction must come before the e-mail, with the
 * same address or number: on a shared device the next person may write over a stored draft.
 */
export function requestStatus(
  entry: JournalEntry | undefined,
  { fingerprint, request }: KeyedRequest,
): RequestStatus {
  if (entry === undefined) return 'unknown'
  const isMailed = entry.mailing.sentAt !== undefined
  if (entry.fingerprint === fingerprint) return isMailed ? 'mailed' : 'stored'
  const isSamePerson =
    entry.request?.user_email === request.user_email ||
    entry.request?.user_whatsapp === request.user_whatsapp
  return !isMailed && isSamePerson ? 'unknown' : 'conflict'
}
