import { tooMany } from '../errors'

/** Does one piece of work after the other. */
export interface FairQueue {
  /**
   * @param key whose work it is
   * @returns what the work gives
   * @throws PlainError 429 when too much is waiting; whatever the work throws
   */
  run<Result>(key: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * A queue in which everybody has their turn: who sends a hundred pieces of work waits for their own,
 * and who sends one waits for one of each of the others.
 */
export function createFairQueue(most: { perKey: number; inAll: number }): FairQueue {
  // Keys are in the order in which it is their turn.
  const waiting = new Map<string, (() => Promise<void>)[]>()
  let running = false
  let count = 0

  const takeTurns = async () => {
    running = true
    for (;;) {
      const next = waiting.entries().next()
      if (next.done === true) break
      const [key, ofKey] = next.value
      const work = ofKey.shift()
      waiting.delete(key)
      if (ofKey.length > 0) waiting.set(key, ofKey)
      count -= 1
      await work?.()
    }
    running = false
  }

  return {
    run(key, work) {
      const ofKey = waiting.get(key) ?? []
      if (ofKey.length >= most.perKey || count >= most.inAll) {
        return Promise.reject(tooMany('Too many queries are waiting'))
      }
      return new Promise((resolve, reject) => {
        ofKey.push(() => work().then(resolve, reject))
        waiting.set(key, ofKey)
        count += 1
        if (!running) void takeTurns()
      })
    },
  }
}
