import { MAIL_OVERDUE_MS } from '../../config/overdue'

/** What became of the e-mail that tells the team of a request. */
export type DeliveryState = 'pending' | 'sent' | 'delayed'

/** How a state is coloured: the normal case is quiet, and red is what somebody must look into. */
export const deliveryTones = {
  pending: 'caution',
  sent: 'default',
  delayed: 'critical',
} as const satisfies Record<DeliveryState, string>

/**
 * Judges by the time of the request too, not by the stored state alone: were the process that sends
 * the e-mails down, nobody would store that they are late (FORM-08).
 * @param stored `delivery.state` of the document
 * @param createdAt ISO 8601
 * @param now milliseconds
 */
export function deliveryState(
  stored: string | null | undefined,
  createdAt: string | null | undefined,
  now: number,
): DeliveryState {
  if (stored === 'sent') return 'sent'
  const since = Date.parse(createdAt ?? '')
  return stored === 'failing' || now - since >= MAIL_OVERDUE_MS ? 'delayed' : 'pending'
}
