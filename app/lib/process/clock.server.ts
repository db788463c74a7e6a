/** Schedules a callback and returns a function that cancels it. */
export type Schedule = (callback: () => void, delayMs: number) => () => void

/** The time source of background workers; tests provide their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  schedule: Schedule
}

/** The system clock. Its timers do not keep the process alive. */
export const realClock: Clock = {
  now: Date.now,
  schedule: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs).unref()
    return () => clearTimeout(timer)
  },
}
