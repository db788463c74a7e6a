import { expect, test } from 'vitest'
import { formatFileSize } from './file-size'

test.each([
  [80, '1 kB'],
  [48_213, '48 kB'],
  [2_345_678, '2,3 MB'],
])('formats %i bytes as %s (GAL-01)', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})

test('returns undefined for an unknown size (GAL-01)', () => {
  expect(formatFileSize(null)).toBeUndefined()
  expect(formatFileSize(0)).toBeUndefined()
})
