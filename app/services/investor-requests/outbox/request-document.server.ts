import type { Transaction } from '@sanity/client'
import { MAIL_OVERDUE_MS } from '#config/investor-request'
import { isAccessId } from '#config/investor-room'
import type { InvestorRequest as StoredDocument } from '~/sanity/types.generated'
import { isReleaseFailureKey } from '../../failed-releases.server'
import { isSignupId, signupOfKey } from '../../newsletter/signup-step.server'
import { isAnswerId } from '../../review/review-answer.server'
import type { Mailing, StoredRequest } from './stored-request.server'

/** The state of the e-mail, as the Studio shows it. */
export type Delivery = NonNullable<StoredDocument['delivery']>

/** A request in the dataset, without the fields of staff. */
type RequestDocument = Required<
  Pick<StoredDocument, '_id' | '_type' | 'status' | 'createdAt' | 'delivery' | 'idempotencyKey'>
> &
  StoredRequest

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

/** The first version of the document. */
export function requestDocument(
  key: string,
  request: StoredRequest,
  receivedAt: number,
  delivery: Delivery,
): RequestDocument {
  return {
    _id: documentId(key),
    _type: 'investorRequest',
    ...request,
    status: 'nueva',
    createdAt: new Date(receivedAt).toISOString(),
    idempotencyKey: key,
    delivery,
  }
}

/** Adds to a transaction: create the document if it is missing, and set its content. Idempotent. */
export function writeContent(
  transaction: Transaction,
  key: string,
  request: StoredRequest,
  receivedAt: number,
  delivery: Delivery,
): Transaction {
  const document = requestDocument(key, request, receivedAt, delivery)
  const { _id, createdAt } = document
  return transaction
    .createIfNotExists(document)
    .patch(_id, { set: { ...request, createdAt, delivery } })
}

/**
 * Describes the e-mail of a request for staff.
 * @param receivedAt when the content arrived, in milliseconds
 */
export function toDelivery(mailing: Mailing, receivedAt: number, now: number): Delivery {
  const { attempts, channel, lastAttemptAt, lastError, sentAt } = mailing
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
