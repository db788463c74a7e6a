import type { FieldIssues, TypedFields } from './definition'
import type { EmailClientSettings } from './settings'

/** Why a request was rejected; each is a message of the dataset. */
export type RequestRejection =
  | 'captchaRequired'
  | 'captchaExpired'
  | 'notAccepted'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'sendFailed'

/** How the browser sends the e-mail of a request, and what it reports afterwards (FORM-09). */
export interface MailToSend {
  settings: EmailClientSettings
  /** Identifies the request and the sent content, because a correction has another e-mail. */
  report: { key: string; fingerprint: string }
}

/** The reply to a posted investor request (FORM-05 to FORM-10). */
export type InvestorReply =
  /** Durable. `mail` is absent when the browser has nothing to send. */
  | { outcome: 'stored'; mail?: MailToSend | undefined }
  | { outcome: 'invalid'; issues: FieldIssues; typed: TypedFields }
  | { outcome: RequestRejection; typed: TypedFields }

/** The HTTP status of each outcome. */
export const replyStatus: Readonly<Record<InvestorReply['outcome'], number>> = {
  stored: 200,
  invalid: 400,
  captchaRequired: 400,
  captchaExpired: 400,
  notAccepted: 400,
  tooLarge: 413,
  tooManyRequests: 429,
  sendFailed: 503,
}
