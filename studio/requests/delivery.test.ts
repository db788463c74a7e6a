import { expect, test } from 'vitest'
import { deriveDeliveryState } from './delivery'

const now = Date.parse('2026-07-27T15:00:00Z')
const justNow = '2026-07-27T14:00:01Z'
const anHourAgo = '2026-07-27T14:00:00Z'
const longAgo = '2026-07-27T13:59:59Z'

test.each([
  ['sent', longAgo, 'sent'],
  ['pending', justNow, 'pending'],
  ['pending', anHourAgo, 'delayed'],
  ['pending', longAgo, 'delayed'],
  ['failing', justNow, 'delayed'],
  [undefined, justNow, 'pending'],
  [null, longAgo, 'delayed'],
  ['something new', longAgo, 'delayed'],
  ['pending', undefined, 'pending'],
] as const)(
  'stored as %s, created at %s: the delivery is %s (FORM-08)',
  (stored, createdAt, state) => {
    expect(deriveDeliveryState(stored, createdAt, now)).toBe(state)
  },
)
