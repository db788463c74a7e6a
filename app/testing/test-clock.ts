import type { Clock } from '~/lib/process/clock.server'
import { settle } from './settle'

/** A clock that only the test advances. */
export interface TestClock extends Clock {
  /** Advances the time and runs the timers that become due. */
  pass: (ms: number) => Promise<void>
}

export function createTestClock(start = 1_700_000_000_000): TestClock {
  let time = start
  const timers = new Set<{ at: number; callback: () => void }>()

  return {
    now: () => time,
    schedule: (callback, delayMs) => {
      const timer = { at: time + delayMs, callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: async (ms) => {
      await settle()
      const end = time + ms
      for (;;) {
        const [next] = [...timers].sort((a, b) => a.at - b.at)
        if (next === undefined || next.at > end) break
        timers.delete(next)
        time = next.at
        next.callback()
        await settle()
      }
      time = end
    },
  }
}
