import { expect, test } from 'vitest'
import { toDelivery } from './request-document.server'

const NOON = Date.parse('2025-03-07T12:00:00Z')
const HOUR_MS = 3_600_000

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
