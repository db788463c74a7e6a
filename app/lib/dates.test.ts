import { expect, test } from 'vitest'
import { holdsToday, readableDate } from './dates'

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
