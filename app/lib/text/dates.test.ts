import { expect, test } from 'vitest'
import { formatDate } from './dates'

test('formats days in Spanish', () => {
  expect(formatDate('2025-03-07')).toBe('7 de marzo de 2025')
  expect(formatDate('pronto')).toBe('pronto')
})
