interface Options {
  /** Allowed requests per caller and window. */
  limit: number
  windowMs: number
  /** Maximum number of callers in memory; evicts the least recently seen. */
  maxCallers?: number
  /** Milliseconds since a fixed moment. */
  now?: () => number
}

/** Counts a request of the caller. True if it is allowed. */
export type RateLimit = (caller: string) => boolean

/**
 * Counts requests per caller in fixed windows, in the memory of this process.
 * Rejected requests count too, but do not extend the window.
 */
export function createRateLimit(options: Options): RateLimit {
  const { limit, windowMs, maxCallers = 10_000, now = Date.now } = options
  const windows = new Map<string, { endsAt: number; count: number }>()

  return (caller) => {
    const time = now()
    const known = windows.get(caller)
    const window = known !== undefined && known.endsAt > time ? known : undefined
    const { endsAt, count } = window ?? { endsAt: time + windowMs, count: 0 }
    windows.delete(caller)
    windows.set(caller, { endsAt, count: count + 1 })
    const [oldest] = windows.keys()
    if (windows.size > maxCallers && oldest !== undefined) windows.delete(oldest)
    return count < limit
  }
}
