import { expect, test } from 'vitest'
import { dayOf, daysBefore, daysUpTo, endOfDay } from './calendar'

test('ANA-05 a day ends at midnight in Buenos Aires, whatever the clock of the machine', () => {
  expect(dayOf(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  expect(dayOf(Date.parse('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
})

test('ANA-05 days are told back over months and years', () => {
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
  expect(daysBefore('2026-01-01', 400)).toBe('2024-11-27')
})

test('ANA-05 a period ends with its last day, and is as long as it says', () => {
  expect(daysUpTo('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  const quarter = daysUpTo('2026-01-05', 90)
  expect([quarter.length, quarter[0], quarter.at(-1)]).toEqual([90, '2025-10-08', '2026-01-05'])
})

test.each(['2026-01-01T02:59:59.999Z', '2025-12-31T03:00:00Z', '2025-12-31T15:20:00Z'])(
  'a day ends with the first moment of the next one: %s (FAST-01)',
  (moment) => {
    expect(new Date(endOfDay(Date.parse(moment))).toISOString()).toBe('2026-01-01T03:00:00.000Z')
  },
)
