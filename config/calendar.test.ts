import { expect, test } from 'vitest'
import { toDay, daysBefore, daysUpTo, endOfDay } from './calendar'

test('a day ends at midnight in Buenos Aires in any time zone of the machine (ANA-05)', () => {
  expect(toDay(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  expect(toDay(Date.parse('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
})

test('counts days back across months and years (ANA-05)', () => {
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
  expect(daysBefore('2026-01-01', 400)).toBe('2024-11-27')
})

test('a period has the given length and ends with its last day (ANA-05)', () => {
  expect(daysUpTo('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  const quarter = daysUpTo('2026-01-05', 90)
  expect([quarter.length, quarter[0], quarter.at(-1)]).toEqual([90, '2025-10-08', '2026-01-05'])
})

test.each(['2026-01-01T02:59:59.999Z', '2025-12-31T03:00:00Z', '2025-12-31T15:20:00Z'])(
  'a day ends when the next one begins: %s (FAST-01)',
  (moment) => {
    expect(new Date(endOfDay(Date.parse(moment))).toISOString()).toBe('2026-01-01T03:00:00.000Z')
  },
)
