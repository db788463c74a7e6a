import type { FieldProblems, TypedFields } from './definition'
import type { EmailClientSettings } from './settings'

/** Why a request was not taken as a whole; each is a message of the dataset. */
export type RequestRefusal =
  | 'captchaRequired'
  | 'captchaExpired'
  | 'notAccepted'
  | 'tooManyRequests'
  | 'tooLarge'
  | 'sendFailed'

/** How the browser sends the e-mail of a request, and what it reports once it has (FORM-09). */
export interface MailToSend {
  settings: EmailClientSettings
  /** Names the request, and the content that was sent: a correction has an e-mail of its own. */
  report: { key: string; fingerprint: string }
}

/** How a posted investor request ended (FORM-05 to FORM-10). */
export type InvestorReply =
  /** Stored durably. `mail` is absent where the browser has nothing to send. */
  | { outcome: 'stored'; mail?: MailToSend | undefined }
  | { outcome: 'invalid'; problems: FieldProblems; typed: TypedFields }
  | { outcome: RequestRefusal; typed: TypedFields }

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
