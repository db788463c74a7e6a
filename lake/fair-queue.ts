import { tooMany } from './errors'

/** Does work that may not all be done at the same time. */
export interface FairQueue {
  /**
   * @param key whose work it is
   * @param signal takes work that is still waiting out of the queue; what has begun goes on
   * @returns what the work gives
   * @throws PlainError 429 when too much is waiting; Error when it is aborted; whatever the work throws
   */
  run<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** Settles as soon as no work runs or waits. */
  idle(): Promise<void>
}

export interface FairQueueOptions {
  /** How many pieces of work are done at the same time. */
  readonly atOnce: number
  /** How many may wait of one sender. */
  readonly perKey: number
  /** How many may wait together. */
  readonly inAll: number
  /** What waits, for the error. */
  readonly things: string
}

/**
 * A queue in which everybody has their turn: who sends a hundred pieces of work waits for their own,
 * and who sends one waits for one of each of the others.
 */
export function createFairQueue({ atOnce, perKey, inAll, things }: FairQueueOptions): FairQueue {
  // Keys are in the order in which it is their turn.
  const waiting = new Map<string, readonly (() => Promise<void>)[]>()
  let count = 0
  let running = 0
  let idleCallbacks: (() => void)[] = []

  const takeNext = () => {
    const [first] = waiting
    if (first === undefined) return undefined
    const [key, [work, ...rest]] = first
    waiting.delete(key)
    // Behind the others: a map keeps the order in which its keys came.
    if (rest.length > 0) waiting.set(key, rest)
    count -= 1
    return work
  }

  const takeTurns = async () => {
    running += 1
    for (let work = takeNext(); work !== undefined; work = takeNext()) await work()
    running -= 1
    if (running > 0) return
    for (const callback of idleCallbacks) callback()
    idleCallbacks = []
  }

  const remove = (key: string, work: () => Promise<void>) => {
    const left = (waiting.get(key) ?? []).filter((other) => other !== work)
    if (left.length > 0) waiting.set(key, left)
    else waiting.delete(key)
    count -= 1
  }

  return {
    run(key, work, signal) {
      const ofKey = waiting.get(key) ?? []
      if (signal?.aborted === true) return Promise.reject(unwanted(things))
      if (ofKey.length >= perKey || count >= inAll) {
        return Promise.reject(tooMany(`Too many ${things} are waiting`))
      }
      return new Promise((resolve, reject) => {
        const leave = () => {
          remove(key, begin)
          reject(unwanted(things))
        }
        const begin = () => {
          signal?.removeEventListener('abort', leave)
          return work().then(resolve, reject)
        }
        waiting.set(key, [...ofKey, begin])
        count += 1
        signal?.addEventListener('abort', leave, { once: true })
        if (running < atOnce) void takeTurns()
      })
    },
    idle() {
      if (running === 0) return Promise.resolve()
      return new Promise((resolve) => idleCallbacks.push(resolve))
    },
  }
}

function unwanted(things: string): Error {
  return new Error(`Nobody waits for these ${things} any longer`)
}
