import vm from 'node:vm'

/** Node can interrupt synchronous work only inside a script, so this one calls `work`. */
const script = new vm.Script('work()')
const sandbox = vm.createContext({ work: () => undefined })

export class TimeLimitError extends Error {
  constructor(limitMs: number) {
    super(`It took longer than ${limitMs} ms and was stopped.`)
  }
}

/**
 * Runs synchronous work and interrupts it at the limit, wherever it is. Interrupted work runs no
 * `finally`, so it must only read and compute. Costs less than a tenth of a millisecond.
 * @throws TimeLimitError; whatever the work throws
 */
export function runWithTimeLimit<Result>(limitMs: number, work: () => Result): Result {
  const outcome: { done?: { result: Result } } = {}
  sandbox.work = () => {
    outcome.done = { result: work() }
  }
  try {
    script.runInContext(sandbox, { timeout: limitMs })
  } catch (error) {
    if (!isTimeout(error)) throw error
  }
  if (outcome.done === undefined) throw new TimeLimitError(limitMs)
  return outcome.done.result
}

/** Each attempt gets twice the time of the one before. */
const MAX_ATTEMPTS = 3

/** @returns the longest time by the clock that `runWithCpuLimit` takes, in milliseconds */
export const getLongestMs = (limitMs: number): number => limitMs * (2 ** MAX_ATTEMPTS - 1)

/**
 * Like `runWithTimeLimit`, for work that must not fail because the machine is busy. Work that was
 * interrupted before it used its limit of processor time starts again.
 * @param measure tests provide their own clocks
 * @throws TimeLimitError; whatever the work throws
 */
export function runWithCpuLimit<Result>(
  limitMs: number,
  work: () => Result,
  measure = { run: runWithTimeLimit<Result>, startTimer: startCpuTimer },
): Result {
  for (let attempt = 1; ; attempt += 1) {
    const cpuMs = measure.startTimer()
    try {
      return measure.run(limitMs * 2 ** (attempt - 1), work)
    } catch (error) {
      const isOver = attempt === MAX_ATTEMPTS || cpuMs() >= limitMs
      if (isOver || !(error instanceof TimeLimitError)) throw error
    }
  }
}

/** @returns a function that returns the processor time of this process since, in milliseconds */
export function startCpuTimer(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  }
}

/** The error belongs to the script's realm, so it is no instance of our `Error`. */
function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  )
}
