import { expect, onTestFinished, test, vi } from 'vitest'
import { TimeIsUp, withinOwnTime, withinTime } from './time-limit'

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

test('what the machine gives to others does not count', () => {
  // Of the time that passes this process has a third.
  let clock = performance.now()
  const used = vi.spyOn(process, 'cpuUsage').mockImplementation((before) => {
    if (before === undefined) clock = performance.now()
    return { user: ((performance.now() - clock) * 1000) / 3, system: 0 }
  })
  onTestFinished(() => used.mockRestore())
  const takes = (milliseconds: number) => () => {
    const end = performance.now() + milliseconds
    while (performance.now() < end);
    return 'done'
  }
  expect(withinOwnTime(400, takes(500))).toBe('done')
  expect(() => withinOwnTime(20, takes(60_000))).toThrow(TimeIsUp)
})

test('work that does not end is stopped in its own time, too', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => withinOwnTime(10, forever)).toThrow(TimeIsUp)
  const used = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  onTestFinished(() => used.mockRestore())
  expect(() => withinOwnTime(1, forever), 'where it cannot be told').toThrow(TimeIsUp)
  expect(() =>
    withinOwnTime(10, () => {
      throw new Error('its own')
    }),
  ).toThrow('its own')
})

test('one limit inside another ends with the outer one', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => withinTime(10, () => withinTime(60_000, forever))).toThrow(TimeIsUp)
})
