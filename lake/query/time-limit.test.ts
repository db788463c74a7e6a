import { expect, onTestFinished, test, vi } from 'vitest'
import { runWithCpuLimit, runWithTimeLimit, TimeLimitError } from './time-limit'

test('returns the result of the work and rethrows its errors', () => {
  expect(runWithTimeLimit(1_000, () => ({ a: 1 }))).toEqual({ a: 1 })
  const failure = new Error('no')
  expect(() =>
    runWithTimeLimit(1_000, () => {
      throw failure
    }),
  ).toThrow(failure)
})

test('interrupts endless work, even if it catches errors', () => {
  const forever = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        // The interruption cannot be caught here.
      }
    }
  }
  expect(() => runWithTimeLimit(10, forever)).toThrow(TimeLimitError)
  expect(() => runWithTimeLimit(10, forever)).toThrow('took longer than')
  expect(runWithTimeLimit(1_000, () => 'and the next one runs')).toBe('and the next one runs')
})

test('the processor limit ignores time that other processes use', () => {
  // This process gets a third of the time.
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
  expect(runWithCpuLimit(400, takes(500))).toBe('done')
  expect(() => runWithCpuLimit(20, takes(60_000))).toThrow(TimeLimitError)
})

test('the processor limit interrupts endless work, too', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => runWithCpuLimit(10, forever)).toThrow(TimeLimitError)
  const used = vi.spyOn(process, 'cpuUsage').mockReturnValue({ user: 0, system: 0 })
  onTestFinished(() => used.mockRestore())
  expect(() => runWithCpuLimit(1, forever), 'without processor time').toThrow(TimeLimitError)
  expect(() =>
    runWithCpuLimit(10, () => {
      throw new Error('from the work')
    }),
  ).toThrow('from the work')
})

test('an outer limit also ends an inner one', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => runWithTimeLimit(10, () => runWithTimeLimit(60_000, forever))).toThrow(
    TimeLimitError,
  )
})
