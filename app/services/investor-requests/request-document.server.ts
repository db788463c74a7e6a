import { MAIL_OVERDUE_MS } from '../../../config/overdue'
import type { InvestorRequest } from '~/lib/investor-form/definition'
import type { InvestorRequest as StoredDocument } from '~/sanity/types.generated'
import type { Mailing } from './journal.server'

/** The state of the e-mail as staff see it in the Studio. */
export type Delivery = NonNullable<StoredDocument['delivery']>

/** A request as the dataset has it; what staff add to it is theirs. */
export type RequestDocument = Required<
  Pick<StoredDocument, '_id' | '_type' | 'status' | 'createdAt' | 'delivery' | 'idempotencyKey'>
> &
  InvestorRequest

/** The dot keeps the document from anonymous readers. */
export function documentId(key: string): string {
  return `investorRequest.${key}`
}

/** A request as it is first stored. */
export function requestDocument(
  key: string,
  request: InvestorRequest,
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
