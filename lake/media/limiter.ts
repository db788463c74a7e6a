import { PlainError } from '../errors'

/**
 * Runs at most `concurrency` jobs at a time and lets at most `waiting` others wait.
 * @returns a function that runs a job when its turn comes; it throws PlainError 503 when too many wait
 */
export function createLimiter(concurrency: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= concurrency) {
      if (queue.length >= waiting) {
        throw new PlainError(503, 'Service Unavailable', 'Too many pictures are being made')
      }
      // The job that ends hands its place over, so the count stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
    } else {
      running++
    }
    try {
      return await job()
    } finally {
      const next = queue.shift()
      if (next === undefined) running--
      else next()
    }
  }
}

export type Limiter = ReturnType<typeof createLimiter>
