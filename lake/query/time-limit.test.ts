import { expect, test } from 'vitest'
import { TimeIsUp, withinTime } from './time-limit'

test('gives what the work gives, and throws what it throws', () => {
  expect(withinTime(1_000, () => ({ a: 1 }))).toEqual({ a: 1 })
  const refusal = new Error('no')
  expect(() =>
    withinTime(1_000, () => {
      throw refusal
    }),
  ).toThrow(refusal)
})

test('work that does not end is stopped, even if it holds on to its own errors', () => {
  const forever = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // Being stopped is no error that could be caught in here.
      }
    }
  }
  expect(() => withinTime(10, forever)).toThrow(TimeIsUp)
  expect(() => withinTime(10, forever)).toThrow('took longer than')
  expect(withinTime(1_000, () => 'and the next one runs')).toBe('and the next one runs')
})

test('one limit inside another ends with the outer one', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => withinTime(10, () => withinTime(60_000, forever))).toThrow(TimeIsUp)
})
