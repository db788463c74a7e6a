/** Runs `callback` after a delay, unless the function it returns is called before. */
export type Schedule = (callback: () => void, delayMs: number) => () => void

/** Time as work in the background sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds. */
  now: () => number
  schedule: Schedule
}

/** The time of the machine; what is scheduled does not keep the process alive. */
export const realClock: Clock = {
  now: Date.now,
  schedule: (callback, delayMs) => {
    const timer = setTimeout(callback, delayMs).unref()
    return () => clearTimeout(timer)
  },
}
