import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.server'

function createLimiter() {
  let time = 0
  const allows = createRateLimit({ limit: 2, windowMs: 1_000, now: () => time })
  return { allows, pass: (ms: number) => (time += ms) }
}

test('limits the requests of a caller in each window (NEWS-03)', () => {
  const { allows, pass } = createLimiter()
  expect([allows('a'), allows('a'), allows('a')]).toEqual([true, true, false])
  pass(999)
  expect(allows('a')).toBe(false)
  pass(1)
  expect(allows('a')).toBe(true)
})

test('evicts the least recently seen of 10,000 callers', () => {
  const { allows } = createLimiter()
  expect([allows('a'), allows('a'), allows('b'), allows('a')]).toEqual([true, true, true, false])
  for (let other = 0; other < 9_999; other += 1) allows(`c${other}`)
  expect(allows('a')).toBe(false)
  expect([allows('b'), allows('b')]).toEqual([true, true])
})
