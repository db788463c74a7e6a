import type { Log } from '../context'

const FIRST_AFTER_MS = 60_000
const BETWEEN_RUNS_MS = 6 * 60 * 60 * 1000
const BETWEEN_TURNS_MS = 20

/**
 * Prunes the history again and again, one small step after the other, with pauses for requests between.
 * A run that fails is told of, and the next one is tried in its time.
 * @param steps begins a run; each step gives how many states it took out, which is added up and logged
 * @returns a function that ends it
 */
export function startPruning(steps: () => Iterator<number, void>, log: Log): () => void {
  let timer: NodeJS.Timeout
  const after = (ms: number, work: () => void) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }

  const step = (run: Iterator<number, void>, done: number): void => {
    const result = run.next()
    if (result.done !== true) {
      after(BETWEEN_TURNS_MS, () => guarded(() => step(run, done + result.value)))
      return
    }
    if (done > 0) log('took old states out of the history', { removed: done })
    begin(BETWEEN_RUNS_MS)
  }
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      log('the history could not be pruned', { error: String(error) })
      begin(BETWEEN_RUNS_MS)
    }
  }
  const begin = (ms: number) => after(ms, () => guarded(() => step(steps(), 0)))

  begin(FIRST_AFTER_MS)
  return () => clearTimeout(timer)
}
