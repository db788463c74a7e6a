import { MAIL_OVERDUE_MS } from '#config/investor-request'

/** Delivery of the e-mail that notifies the team of a request. */
export type DeliveryState = 'pending' | 'sent' | 'delayed'

/** Colours of the states: the normal one is neutral, and red needs attention. */
export const deliveryTones = {
  pending: 'caution',
  sent: 'default',
  delayed: 'critical',
} as const satisfies Record<DeliveryState, string>

/**
 * Derives the state from the stored state and the age of the request (FORM-08). A stopped site
 * stores no state, so only the age reveals it.
 * @param stored `delivery.state` of the document
 * @param createdAt ISO 8601
 * @param now milliseconds
 */
export function deriveDeliveryState(
  stored: string | null | undefined,
  createdAt: string | null | undefined,
  now: number,
): DeliveryState {
  if (stored === 'sent') return 'sent'
  const since = Date.parse(createdAt ?? '')
  return stored === 'failing' || now - since >= MAIL_OVERDUE_MS ? 'delayed' : 'pending'
}
