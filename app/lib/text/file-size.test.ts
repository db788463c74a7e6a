import { expect, test } from 'vitest'
import { formatFileSize } from './file-size'

test.each([
  [null, undefined],
  [0, undefined],
  [80, '1 kB'],
  [48_213, '48 kB'],
  [2_345_678, '2,3 MB'],
])('formats %s bytes as %s (GAL-01)', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
