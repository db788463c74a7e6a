import vm from 'node:vm'

/** Running a script is the one way to stop work on this thread from outside; ours calls `work`. */
const script = new vm.Script('work()')
const sandbox = vm.createContext({ work: () => undefined })

/** Work did not end in its time. */
export class TimeIsUp extends Error {
  constructor(limitMs: number) {
    super(`It took longer than ${limitMs} ms and was stopped.`)
  }
}

/**
 * Runs work on this thread and stops it when its time is up, wherever it is. It must leave nothing
 * half done behind, and what it would do in a `finally` is not done: reading and computing alone.
 * Costs less than a tenth of a millisecond.
 * @throws TimeIsUp; whatever the work throws
 */
export function withinTime<Result>(limitMs: number, work: () => Result): Result {
  const outcome: { done?: { result: Result } } = {}
  sandbox.work = () => {
    outcome.done = { result: work() }
  }
  try {
    script.runInContext(sandbox, { timeout: limitMs })
  } catch (error) {
    if (!isTimeUp(error)) throw error
  }
  if (outcome.done === undefined) throw new TimeIsUp(limitMs)
  return outcome.done.result
}

/** How often work that the machine did not let end is begun anew, with twice the time. */
const MOST_TRIES = 3

/**
 * As `withinTime`, for work that is not asked for again. Stopped before this process has worked for
 * as long as the limit, it is begun anew: a busy machine gave the time to others. By the clock it
 * takes at most seven times the limit.
 * @throws TimeIsUp; whatever the work throws
 */
export function withinOwnTime<Result>(limitMs: number, work: () => Result): Result {
  for (let tries = 1; ; tries += 1) {
    const worked = ownTime()
    try {
      return withinTime(limitMs * 2 ** (tries - 1), work)
    } catch (error) {
      const isOver = tries === MOST_TRIES || worked() >= limitMs
      if (isOver || !(error instanceof TimeIsUp)) throw error
    }
  }
}

/**
 * @returns for how many milliseconds this process, with the threads that serve it, has worked since,
 *   whatever the clock says
 */
export function ownTime(): () => number {
  const begun = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(begun)
    return (user + system) / 1000
  }
}

/** The error is made in the script's own realm: it is no instance of our `Error`. */
function isTimeUp(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
