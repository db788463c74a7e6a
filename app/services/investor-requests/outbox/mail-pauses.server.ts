/** How long a claim lasts: longer than the timeout of `sendEmail`. */
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
