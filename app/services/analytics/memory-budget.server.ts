/** The part of a memory budget that one request uses. */
export interface Reservation {
  /** @throws BudgetExceededError when all reservations together would exceed the budget */
  add: (bytes: number) => void
  /** Returns everything to the budget. */
  release: () => void
}

/** The budget is used up for now. */
export class BudgetExceededError extends Error {
  override name = 'BudgetExceededError'
}

/** Starts an empty reservation. */
export type MemoryBudget = () => Reservation

/**
 * Limits the memory of concurrent requests. Bytes count when they arrive, so a large
 * `Content-Length` alone blocks nobody.
 */
export function createMemoryBudget(maxBytes: number): MemoryBudget {
  let used = 0
  return () => {
    let reserved = 0
    return {
      add(bytes) {
        if (used + bytes > maxBytes) throw new BudgetExceededError('memory budget exceeded')
        used += bytes
        reserved += bytes
      },
      release() {
        used -= reserved
        reserved = 0
      },
    }
  }
}
