/** Longest that one turn goes on after the work that began it. */
const TURN_MS = 10

/** Does work, now or later, in the order in which it came. The work must not throw. */
export type Later = (work: () => void) => void

/** For work that cannot wait. */
export const atOnce: Later = (work) => work()

/**
 * For work that must hold up nobody: it is done in short turns, and after each the thread is left to
 * others for as long as the turn took.
 */
export function createTurns(): Later {
  const waiting: (() => void)[] = []
  let running = false
  const takeTurn = () => {
    const start = performance.now()
    const passed = () => performance.now() - start
    do waiting.shift()?.()
    while (waiting.length > 0 && passed() < TURN_MS)
    running = waiting.length > 0
    if (running) setTimeout(takeTurn, passed())
  }
  return (work) => {
    waiting.push(work)
    if (running) return
    running = true
    setImmediate(takeTurn)
  }
}

/** @returns what the work gives, once it has been its turn; rejects with what the work throws */
export function inTurn<Result>(later: Later, work: () => Result): Promise<Result> {
  return new Promise((resolve, reject) => {
    later(() => {
      try {
        resolve(work())
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}
