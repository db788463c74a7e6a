import { expect, test } from 'vitest'
import { longDay, shortDay } from './days'

test('ANA-05 days are read in Spanish', () => {
  expect(shortDay('2025-03-07')).toBe('7 mar')
  expect(longDay('2025-03-07')).toBe('viernes, 7 de marzo')
})
