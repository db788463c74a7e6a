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

/** How a posted investor request ended (FORM-05 to FORM-10). */
export type InvestorReply =
  /**
   * Stored durably. `key` names the request when its e-mail is reported as sent; `email` says how
   * the browser sends it, and is absent where there is nothing to send.
   */
  | { outcome: 'stored'; key: string; email?: EmailClientSettings | undefined }
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
