import { tooMany } from './errors'

/** Does work that may not all be done at the same time. */
export interface FairQueue {
  /**
   * @param key whose work it is
   * @returns what the work gives
   * @throws PlainError 429 when too much is waiting; whatever the work throws
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
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
  }

  return {
    run(key, work) {
      const ofKey = waiting.get(key) ?? []
      if (ofKey.length >= perKey || count >= inAll) {
        return Promise.reject(tooMany(`Too many ${things} are waiting`))
      }
      return new Promise((resolve, reject) => {
        waiting.set(key, [...ofKey, () => work().then(resolve, reject)])
        count += 1
        if (running < atOnce) void takeTurns()
      })
    },
  }
}
