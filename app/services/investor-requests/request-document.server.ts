import type { Transaction } from '@sanity/client'
import { MAIL_OVERDUE_MS } from '../../../config/overdue'
import type { InvestorRequest as StoredDocument } from '~/sanity/types.generated'
import type { Mailing } from './journal.server'
import type { StoredRequest } from './stored-request.server'

/** The state of the e-mail as staff see it in the Studio. */
export type Delivery = NonNullable<StoredDocument['delivery']>

/** A request as the dataset has it; what staff add to it is theirs. */
export type RequestDocument = Required<
  Pick<StoredDocument, '_id' | '_type' | 'status' | 'createdAt' | 'delivery' | 'idempotencyKey'>
> &
  StoredRequest

/** The dot keeps the document from anonymous readers. */
export function documentId(key: string): string {
  return `investorRequest.${key}`
}

/** A request as it is first stored. */
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

/**
 * Writes a content into a transaction: makes the document unless there is one, and then gives it
 * this content. Done twice it changes nothing more.
 */
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
 * What staff are shown of a request's e-mail.
 * @param receivedAt when the content came, in milliseconds
 */
export function deliveryOf(mailing: Mailing, receivedAt: number, now: number): Delivery {
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
