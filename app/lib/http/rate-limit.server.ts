interface Options {
  /** Allowed requests per caller and window. */
  limit: number
  windowMs: number
  /** Milliseconds since a fixed moment. */
  now?: () => number
}

/** Maximum number of callers in memory; the least recently seen are evicted. */
const MAX_CALLERS = 10_000

/** Counts a request of the caller. True if it is allowed. */
export type RateLimit = (caller: string) => boolean

/**
 * Counts requests per caller in fixed windows, in the memory of this process.
 * Rejected requests count too, but do not extend the window.
 */
export function createRateLimit(options: Options): RateLimit {
  const { limit, windowMs, now = Date.now } = options
  const windows = new Map<string, { endsAt: number; count: number }>()

  return (caller) => {
    const time = now()
    const known = windows.get(caller)
    const window = known !== undefined && known.endsAt > time ? known : undefined
    const { endsAt, count } = window ?? { endsAt: time + windowMs, count: 0 }
    windows.delete(caller)
    windows.set(caller, { endsAt, count: count + 1 })
    const [oldest] = windows.keys()
    if (windows.size > MAX_CALLERS && oldest !== undefined) windows.delete(oldest)
    return count < limit
  }
}
