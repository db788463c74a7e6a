import { tooMany } from '../errors'

/** Runs a job when its turn comes; the callers who wait take turns, whatever each has asked for. */
export type Limiter = <Result>(job: () => Promise<Result>, caller: string) => Promise<Result>

/**
 * Runs at most `concurrency` jobs at a time and lets at most `waiting` others wait.
 * @returns a function that throws PlainError 429 when too many wait
 */
export function createLimiter(concurrency: number, waiting: number): Limiter {
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  function turn(caller: string) {
    if (queued >= waiting) throw tooMany('Too many pictures are being made')
    queued++
    return new Promise<void>((resolve) => {
      queues.set(caller, [...(queues.get(caller) ?? []), resolve])
    })
  }

  /** The job that ends hands its place over, so the count stays as it is. */
  function handOver() {
    const [first] = queues
    if (first === undefined) {
      running--
      return
    }
    const [caller, [start, ...rest]] = first
    queues.delete(caller)
    // Behind the others: a map keeps the order in which its keys came.
    if (rest.length > 0) queues.set(caller, rest)
    queued--
    start?.()
  }

  return async (job, caller) => {
    if (running >= concurrency) await turn(caller)
    else running++
    try {
      return await job()
    } finally {
      handOver()
    }
  }
}
