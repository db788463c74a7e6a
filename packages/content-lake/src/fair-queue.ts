import { tooManyRequests } from './errors'

export type FairQueue = ReturnType<typeof createFairQueue>

interface FairQueueOptions {
  /** How much work runs at the same time. */
  readonly concurrency: number
  /** How much may wait for each key. */
  readonly maxPerKey: number
  /** How much may wait in total. */
  readonly maxTotal: number
  /** Plural noun for error messages. */
  readonly items: string
}

/**
 * A queue with limited concurrency. It runs the work of all keys in turn (round robin), so one busy
 * caller cannot delay the others.
 */
export function createFairQueue(options: FairQueueOptions) {
  const { concurrency, maxPerKey, maxTotal, items } = options
  /** A map keeps insertion order: the first key has the next turn. */
  const waiting = new Map<string, readonly (() => Promise<void>)[]>()
  let count = 0
  let running = 0
  let idleCallbacks: (() => void)[] = []

  const dequeue = () => {
    const [first] = waiting
    if (first === undefined) return undefined
    const [key, [work, ...rest]] = first
    waiting.delete(key)
    // Inserting the key again moves it to the end.
    if (rest.length > 0) waiting.set(key, rest)
    count -= 1
    return work
  }

  const processQueue = async () => {
    running += 1
    for (let work = dequeue(); work !== undefined; work = dequeue()) await work()
    running -= 1
    if (running > 0) return
    for (const callback of idleCallbacks) callback()
    idleCallbacks = []
  }

  return {
    /**
     * @param key the caller
     * @throws PlainError 429 when too much work of the caller, or of all callers, waits; errors of
     *   the work
     */
    run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const ofKey = waiting.get(key) ?? []
      if (ofKey.length >= maxPerKey || count >= maxTotal) {
        return Promise.reject(tooManyRequests(`Too many ${items} are waiting`))
      }
      return new Promise((resolve, reject) => {
        waiting.set(key, [...ofKey, () => work().then(resolve, reject)])
        count += 1
        if (running < concurrency) void processQueue()
      })
    },
    /** Resolves once no work runs or waits. */
    idle(): Promise<void> {
      if (running === 0) return Promise.resolve()
      return new Promise((resolve) => idleCallbacks.push(resolve))
    },
  }
}
