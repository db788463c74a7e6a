import { expect, test } from 'vitest'
import { toDay, endOfDay } from './calendar'

test('a day ends at midnight in Buenos Aires in any time zone of the machine (ANA-05)', () => {
  expect(toDay(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  expect(toDay(Date.parse('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
})

test.each(['2026-01-01T02:59:59.999Z', '2025-12-31T03:00:00Z', '2025-12-31T15:20:00Z'])(
  'a day ends when the next one begins: %s (FAST-01)',
  (moment) => {
    expect(new Date(endOfDay(Date.parse(moment))).toISOString()).toBe('2026-01-01T03:00:00.000Z')
  },
)
