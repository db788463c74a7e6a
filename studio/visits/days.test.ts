import { expect, test } from 'vitest'
import { dayOf, daysUpTo, longDay, shortDay } from './days'

test('ANA-05 today is the day in Argentina, as the site counts', () => {
  expect(dayOf(Date.parse('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  expect(dayOf(Date.parse('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
})

test('a period ends today, and is as long as it says over months and years', () => {
  expect(daysUpTo('2024-03-01', 3)).toEqual(['2024-02-28', '2024-02-29', '2024-03-01'])
  const quarter = daysUpTo('2026-01-05', 90)
  expect([quarter.length, quarter[0], quarter.at(-1)]).toEqual([90, '2025-10-08', '2026-01-05'])
})

test('days are read in Spanish', () => {
  expect(shortDay('2025-03-07')).toBe('7 mar')
  expect(longDay('2025-03-07')).toBe('viernes, 7 de marzo')
})
