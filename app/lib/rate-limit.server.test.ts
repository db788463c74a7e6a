import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.server'

function limiter(mostCallers?: number) {
  let time = 0
  const allows = createRateLimit({
    limit: 2,
    windowMs: 1_000,
    now: () => time,
    ...(mostCallers === undefined ? {} : { mostCallers }),
  })
  return { allows, pass: (ms: number) => (time += ms) }
}

test('NEWS-03 a caller passes so often in a window, and again in the next', () => {
  const { allows, pass } = limiter()
  expect([allows('a'), allows('a'), allows('a')]).toEqual([true, true, false])
  pass(999)
  expect(allows('a')).toBe(false)
  pass(1)
  expect(allows('a')).toBe(true)
})

test('one caller is not held up by another', () => {
  const { allows } = limiter()
  allows('a')
  allows('a')
  expect(allows('b')).toBe(true)
})

test('it keeps no more callers than it may; those who keep coming stay known', () => {
  const { allows } = limiter(2)
  expect([allows('a'), allows('a'), allows('b'), allows('a')]).toEqual([true, true, true, false])
  allows('c')
  expect(allows('a')).toBe(false)
  expect([allows('b'), allows('b')]).toEqual([true, true])
})
