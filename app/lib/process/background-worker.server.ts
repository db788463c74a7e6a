import type { Clock } from './clock.server'
import { errorReason } from './error-reason.server'
import type { Log } from './log.server'

/** Repeats a step in the background, one run at a time. */
export interface BackgroundWorker {
  /** Something has changed: runs the step now, or once more after the current run. */
  wake: () => void
  /** Starts no further step; settles when the current one is done. */
  stop: () => Promise<void>
}

interface Options {
  /** Names the worker in the log. */
  name: string
  /**
   * Does one piece of work.
   * @param hasChanged true at the start, after `wake`, and after a failure; false at a due time
   * @returns false when there was nothing to do
   */
  step: (hasChanged: boolean) => boolean | Promise<boolean>
  /**
   * Starts to report changes, before the first step. @returns a function that ends it
   * @throws Error to be called again before the next step
   */
  follow?: (wake: () => void) => () => void
  /** When the next piece is due, in milliseconds; undefined when nothing is due. */
  nextAt: () => number | undefined
  clock: Clock
  log: Log
}

/** Prevents a busy loop when something is due but the step finds nothing. */
const MIN_PAUSE_MS = 25
/** How soon the worker finds work that another process has left. */
const MAX_PAUSE_MS = 60_000
const FAILURE_PAUSE_MS = 5_000

/** Starts a worker that runs until it is stopped. */
export function startWorker({ name, step, follow, nextAt, clock, log }: Options): BackgroundWorker {
  let awake = false
  let changed = true
  let stopped = false
  let failing = false
  let unfollow: (() => void) | undefined
  let working: Promise<void> | undefined
  let cancelPause: () => void = () => undefined

  /** @returns the pause until the next run */
  const runSteps = async (): Promise<number> => {
    try {
      unfollow ??= follow?.(wake)
      const hasChanged = changed
      changed = false
      while (!stopped && (await step(hasChanged)));
      const at = nextAt() ?? Infinity
      if (failing) log.info(`${name} works again`)
      failing = false
      return Math.min(Math.max(at - clock.now(), MIN_PAUSE_MS), MAX_PAUSE_MS)
    } catch (error) {
      changed = true
      if (!failing) log.error(`${name} failed`, { reason: errorReason(error) })
      failing = true
      return FAILURE_PAUSE_MS
    }
  }
  const work = async () => {
    let pause = 0
    while (awake && !stopped) {
      awake = false
      pause = await runSteps()
    }
    working = undefined
    if (!stopped) cancelPause = clock.schedule(run, pause)
  }
  const run = () => {
    awake = true
    cancelPause()
    working ??= work()
  }
  const wake = () => {
    changed = true
    run()
  }

  run()
  return {
    wake,
    stop: async () => {
      stopped = true
      unfollow?.()
      cancelPause()
      await working
    },
  }
}
