import { expect, test } from 'vitest'
import { dayOf, daysBefore, holdsToday, readableDate } from './dates'

test('a figure holds through its last day, by the clock of Buenos Aires', () => {
  const lateEvening = new Date('2026-01-01T02:30:00Z')
  expect(holdsToday('2025-12-31', lateEvening)).toBe(true)
  expect(holdsToday('2025-12-30', lateEvening)).toBe(false)
  expect(holdsToday(null, lateEvening)).toBe(true)
})

test('days are read in Spanish', () => {
  expect(readableDate('2025-03-07')).toBe('7 de marzo de 2025')
  expect(readableDate('pronto')).toBe('pronto')
})

test('ANA-05 a day ends at midnight in Buenos Aires, and days are told back over months and years', () => {
  expect(dayOf(new Date('2026-01-01T02:59:59Z'))).toBe('2025-12-31')
  expect(dayOf(new Date('2026-01-01T03:00:00Z'))).toBe('2026-01-01')
  expect(daysBefore('2024-03-01', 1)).toBe('2024-02-29')
  expect(daysBefore('2026-01-01', 400)).toBe('2024-11-27')
})
