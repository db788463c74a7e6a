import { expect, test } from 'vitest'
import { validForm } from '~/testing/investor-requests/valid-form'
import { toDelivery, documentId, requestDocument } from './request-document.server'

const NOON = Date.parse('2025-03-07T12:00:00Z')
const HOUR_MS = 3_600_000

test('stores a request under a private id (FORM-08)', () => {
  const delivery = toDelivery({ attempts: 0 }, NOON, NOON)
  const request = validForm
  expect(requestDocument('a-key', request, NOON, delivery)).toEqual({
    ...validForm,
    _id: 'investorRequest.a-key',
    _type: 'investorRequest',
    status: 'nueva',
    createdAt: '2025-03-07T12:00:00.000Z',
    idempotencyKey: 'a-key',
    delivery: { state: 'pending', attempts: 0 },
  })
  expect(documentId('a-key')).toBe('investorRequest.a-key')
})

test('shows an e-mail as failing after an hour, until it is sent (FORM-09)', () => {
  const lastAttemptAt = NOON + HOUR_MS
  const tried = { attempts: 3, lastAttemptAt, lastError: '500 Oops' }
  const shown = { attempts: 3, lastAttemptAt: '2025-03-07T13:00:00.000Z', lastError: '500 Oops' }
  expect(toDelivery(tried, NOON, NOON + HOUR_MS - 1)).toEqual({ state: 'pending', ...shown })
  expect(toDelivery(tried, NOON, NOON + HOUR_MS)).toEqual({ state: 'failing', ...shown })
  const sent = { ...tried, attempts: 4, sentAt: NOON + 2 * HOUR_MS, channel: 'server' as const }
  expect(toDelivery(sent, NOON, NOON + 3 * HOUR_MS)).toEqual({
    state: 'sent',
    attempts: 4,
    channel: 'server',
    lastAttemptAt: '2025-03-07T13:00:00.000Z',
    sentAt: '2025-03-07T14:00:00.000Z',
  })
})
