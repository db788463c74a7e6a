import { expect, test } from 'vitest'
import { createFormStamp, readStampAge } from './form-stamp.server'

const secret = 'a secret of the server'

test('returns the age of a stamp, without an upper limit (NEWS-03)', () => {
  const stamp = createFormStamp(secret, 1_700_000_000_000)
  expect(readStampAge(secret, stamp, 1_700_000_003_000)).toBe(3_000)
  expect(readStampAge(secret, stamp, 1_800_000_000_000)).toBe(100_000_000_000)
})

test.each([
  '',
  '.',
  'abc',
  createFormStamp('another secret', 0),
  createFormStamp(secret, 5).replace('5.', '4.'),
  `${createFormStamp(secret, 5)}.x`,
  createFormStamp(secret, 5).slice(0, -1),
])('returns undefined for a forged stamp: %j (NEWS-03)', (stamp) => {
  expect(readStampAge(secret, stamp)).toBeUndefined()
})
