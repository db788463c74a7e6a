import type { Transaction } from '@sanity/client'
import { MAIL_OVERDUE_MS } from '#config/investor-request'
import { isAccessId } from '#config/investor-room'
import type { InvestorRequest as StoredDocument } from '~/sanity/types.generated'
import { isReleaseFailureKey } from '../../failed-releases.server'
import { isSignupId, signupOfKey } from '../../newsletter/signup-step.server'
import { isAnswerId } from '../../review/review-answer.server'
import type { MailState, StoredRequest } from './stored-request.server'

/** The state of the e-mail, as the Studio shows it. */
export type Delivery = NonNullable<StoredDocument['delivery']>

/**
 * The dot makes the document private. Keys of all but requests are the ids of their documents; those of
 * newsletter issues start with the id of the sign-up.
 */
export function documentId(key: string): string {
  if (isSignupId(key)) return signupOfKey(key)
  return isAnswerId(key) || isAccessId(key) ? key : `investorRequest.${key}`
}

/** Whether no document shows the e-mail of a key: of a sign-up, an answer, or a failed release. */
export const hidesDelivery = (key: string) =>
  isSignupId(key) || isAnswerId(key) || isReleaseFailureKey(key)

/** Adds to a transaction: create the document if it is missing, and set its content. Idempotent. */
export function writeContent(
  transaction: Transaction,
  key: string,
  request: StoredRequest,
  receivedAt: number,
  delivery: Delivery,
): Transaction {
  const _id = documentId(key)
  const content = { ...request, createdAt: new Date(receivedAt).toISOString(), delivery }
  const state = { status: 'nueva', idempotencyKey: key } satisfies Partial<StoredDocument>
  return transaction
    .createIfNotExists({ _id, _type: 'investorRequest', ...content, ...state })
    .patch(_id, { set: content })
}

/**
 * Describes the e-mail of a request for staff.
 * @param receivedAt when the content arrived, in milliseconds
 */
export function toDelivery(mailState: MailState, receivedAt: number, now: number): Delivery {
  const { attempts, channel, lastAttemptAt, lastError, sentAt } = mailState
  const late = now - receivedAt >= MAIL_OVERDUE_MS
  return {
    state: sentAt !== undefined ? 'sent' : late && attempts > 0 ? 'failing' : 'pending',
    attempts,
    ...(channel !== undefined && { channel }),
    ...(lastAttemptAt !== undefined && { lastAttemptAt: new Date(lastAttemptAt).toISOString() }),
    ...(sentAt !== undefined && { sentAt: new Date(sentAt).toISOString() }),
    ...(lastError !== undefined && sentAt === undefined && { lastError }),
  }
}
