import { expect, test } from 'vitest'
import { formatLongDay, formatShortDay } from './days'

test('formats days in Spanish (ANA-05)', () => {
  expect(formatShortDay('2025-03-07')).toBe('7 mar')
  expect(formatLongDay('2025-03-07')).toBe('viernes, 7 de marzo')
})
