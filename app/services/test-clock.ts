import type { Clock } from '~/lib/clock.server'

/** Time that passes only when a test says so. */
export interface TestClock extends Clock {
  /** Lets time pass, and what is due meanwhile happen, with everything that follows from it. */
  pass: (ms: number) => Promise<void>
}

export function createTestClock(start = 1_700_000_000_000): TestClock {
  let time = start
  const timers = new Set<{ at: number; callback: () => void }>()
  // Everything in a test settles at once: a turn of the event loop is enough for all that follows.
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

  return {
    now: () => time,
    schedule: (callback, delayMs) => {
      const timer = { at: time + delayMs, callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    pass: async (ms) => {
      await settled()
      const end = time + ms
      for (;;) {
        const [next] = [...timers].sort((a, b) => a.at - b.at)
        if (next === undefined || next.at > end) break
        timers.delete(next)
        time = next.at
        next.callback()
        await settled()
      }
      time = end
    },
  }
}
