import { expect, test } from 'vitest'
import { readableSize } from './file-size'

test.each([
  [80, '1 kB'],
  [48_213, '48 kB'],
  [2_345_678, '2,3 MB'],
])('GAL-01 %i bytes read as %s', (bytes, text) => {
  expect(readableSize(bytes)).toBe(text)
})

test('GAL-01 what is not known is not said', () => {
  expect(readableSize(null)).toBeUndefined()
  expect(readableSize(0)).toBeUndefined()
})
