import { expect, test } from 'vitest'
import { isDeeperThan, MAX_DEPTH, requireShallow } from './json-depth'

/** @returns alternately nested lists and objects */
function nest(levels: number): unknown {
  return levels === 0 ? 'a' : levels % 2 === 0 ? [nest(levels - 1)] : { a: nest(levels - 1) }
}

test.each([0, 1, 2, 7])('measures %i levels exactly (SAFE-01)', (levels) => {
  expect(isDeeperThan(nest(levels), levels)).toBe(false)
  expect(isDeeperThan(nest(levels + 1), levels)).toBe(true)
})

test('finds the deepest of several values (SAFE-01)', () => {
  expect(isDeeperThan({ a: [], b: [1, nest(3)], c: null }, 4)).toBe(true)
  expect(isDeeperThan({ a: [], b: [1, nest(3)], c: null }, 5)).toBe(false)
})

test('rejects 50,000 nested lists (SAFE-01)', () => {
  const value: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000))
  expect(() => requireShallow(value, 'The body')).toThrow(
    'The body is nested more than 100 levels deep.',
  )
  expect(() => requireShallow(nest(MAX_DEPTH), 'The body')).not.toThrow()
})
