import { expect, onTestFinished, test, vi } from 'vitest'
import { runWithCpuLimit, runWithTimeLimit, TimeLimitError } from './time-limit'

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

/** Simulates a machine that gives the work a share of the processor, without a real clock. */
function simulateMachine(share: number, neededMs: number) {
  let usedMs = 0
  const limits: number[] = []
  return {
    limits,
    measure: {
      run<Result>(limitMs: number, work: () => Result): Result {
        limits.push(limitMs)
        usedMs += Math.min(neededMs, limitMs * share)
        if (neededMs > limitMs * share) throw new TimeLimitError(limitMs)
        return work()
      },
      startTimer() {
        const startMs = usedMs
        return () => usedMs - startMs
      },
    },
  }
}

test('the processor limit ignores time that other processes use', () => {
  const busy = simulateMachine(1 / 3, 50)
  expect(runWithCpuLimit(60, () => 'done', busy.measure)).toBe('done')
  expect(busy.limits).toEqual([60, 120, 240])
  const quiet = simulateMachine(1, 70)
  expect(() => runWithCpuLimit(60, () => 'done', quiet.measure)).toThrow(TimeLimitError)
  expect(quiet.limits).toEqual([60])
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
