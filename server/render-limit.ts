import type { RequestHandler, Response } from 'express'

interface Limits {
  /** How many renders run at the same time; more would only slow each other down. */
  running: number
  /** How many may wait for one of them; the last one waits for a second or two. */
  waiting: number
}

interface Options extends Limits {
  /** Whether a request must pass even while the site is overloaded. */
  isExempt: (response: Response) => boolean
  /** Answers a request that finds no place. */
  reject: (response: Response) => void
  /** After which time a render no longer counts, in milliseconds: its client may read slowly. */
  maxMs?: number
}

const MAX_MS = 5_000

/**
 * Limits how many pages are rendered at the same time, and rejects further requests at once. Stored
 * pages and files never come here. Posts always pass: they have rate limits, and what a visitor
 * typed must not be lost.
 */
export function limitRenders(options: Options): RequestHandler {
  const { running: maxRunning, waiting: maxWaiting, isExempt, reject, maxMs = MAX_MS } = options
  const waiting = new Set<() => void>()
  let running = 0

  const startNext = () => {
    const [start] = waiting
    if (start === undefined || running >= maxRunning) return
    waiting.delete(start)
    start()
  }
  const run = (response: Response, work: () => void) => {
    running += 1
    let isCounted = true
    const release = () => {
      if (!isCounted) return
      isCounted = false
      clearTimeout(timer)
      running -= 1
      startNext()
    }
    const timer = setTimeout(release, maxMs)
    response.once('finish', release).once('close', release)
    work()
  }

  return ({ method }, response, next) => {
    if ((method !== 'GET' && method !== 'HEAD') || isExempt(response)) {
      next()
      return
    }
    if (running < maxRunning) {
      run(response, next)
      return
    }
    if (waiting.size >= maxWaiting) {
      reject(response)
      return
    }
    const leave = () => waiting.delete(start)
    const start = () => {
      response.off('close', leave)
      // Other requests come first: a render from memory does not yield to them.
      run(response, () => setImmediate(next))
    }
    response.once('close', leave)
    waiting.add(start)
  }
}
