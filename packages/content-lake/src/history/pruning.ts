import type { Log } from '../types'

const FIRST_AFTER_MS = 60_000
const BETWEEN_RUNS_MS = 6 * 60 * 60 * 1000
const BETWEEN_STEPS_MS = 20

/**
 * Prunes the history every six hours, in small steps with pauses for requests. Logs a run that fails,
 * and continues with the next one.
 * @param startRun returns the steps of a run; each returns how many rows it deleted
 * @returns a function that stops pruning
 */
export function startPruning(startRun: () => Iterator<number, void>, log: Log): () => void {
  let timer: NodeJS.Timeout
  const schedule = (ms: number, work: () => void) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const step = (run: Iterator<number, void>, done: number): void => {
    const result = run.next()
    if (result.done !== true) {
      schedule(BETWEEN_STEPS_MS, () => withLogging(() => step(run, done + result.value)))
      return
    }
    if (done > 0) log('pruned the history', { removed: done })
    begin(BETWEEN_RUNS_MS)
  }
  const withLogging = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log('the history could not be pruned', { error: String(error) })
      begin(BETWEEN_RUNS_MS)
    }
  }
  const begin = (ms: number) => schedule(ms, () => withLogging(() => step(startRun(), 0)))

  begin(FIRST_AFTER_MS)
  return () => clearTimeout(timer)
}
