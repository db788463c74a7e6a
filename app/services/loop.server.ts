import type { Clock } from '~/lib/clock.server'
import type { Eventually } from '~/lib/eventually'
import type { Log } from '~/lib/log.server'
import { faultOf } from './fault.server'

/** Work that goes on in the background, one piece after the other. */
export interface Loop {
  /** There may be something to do: looks at once, or as soon as the piece under way is done. */
  wake: () => void
  /** Settles when the piece under way is done; nothing is begun after it. */
  stop: () => Promise<void>
}

interface Parts {
  /** Said in the log when the work fails. */
  name: string
  /** Does one piece. @returns false when there was none to do */
  step: () => Eventually<boolean>
  /** When the next piece is due, in milliseconds; undefined when none is known. */
  nextAt: () => Eventually<number | undefined>
  clock: Clock
  log: Log
}

/** A time that has come but brings no work must not keep the processor busy. */
const SHORTEST_REST_MS = 25
/** Work that another process has left behind is found within this time. */
const LONGEST_REST_MS = 60_000
const AFTER_FAILURE_MS = 5_000

/** Starts to work at once, and goes on until it is stopped. */
export function startLoop({ name, step, nextAt, clock, log }: Parts): Loop {
  let awake = false
  let stopped = false
  let failing = false
  let working: Promise<void> | undefined
  let cancelRest: () => void = () => undefined

  const workOff = async (): Promise<number> => {
    try {
      while (!stopped && (await step()));
      const at = (await nextAt()) ?? Infinity
      if (failing) log.info(`${name} goes on`)
      failing = false
      return Math.min(Math.max(at - clock.now(), SHORTEST_REST_MS), LONGEST_REST_MS)
    } catch (error) {
      if (!failing) log.error(`${name} is held up`, { reason: faultOf(error) })
      failing = true
      return AFTER_FAILURE_MS
    }
  }
  const work = async () => {
    let rest = 0
    while (awake && !stopped) {
      awake = false
      rest = await workOff()
    }
    working = undefined
    if (!stopped) cancelRest = clock.schedule(wake, rest)
  }
  const wake = () => {
    awake = true
    cancelRest()
    working ??= work()
  }

  wake()
  return {
    wake,
    stop: async () => {
      stopped = true
      cancelRest()
      await working
    },
  }
}
