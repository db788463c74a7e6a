import { expect, test } from 'vitest'
import { isStillValid, formatDate } from './dates'

test('a figure is valid until the end of its last day in Buenos Aires (INV-05)', () => {
  const lateEvening = new Date('2026-01-01T02:30:00Z')
  expect(isStillValid('2025-12-31', lateEvening)).toBe(true)
  expect(isStillValid('2025-12-30', lateEvening)).toBe(false)
  expect(isStillValid(null, lateEvening)).toBe(true)
})

test('formats days in Spanish', () => {
  expect(formatDate('2025-03-07')).toBe('7 de marzo de 2025')
  expect(formatDate('pronto')).toBe('pronto')
})
