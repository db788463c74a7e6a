interface Options {
  /** How many are let through in one window. */
  limit: number
  windowMs: number
  /** Callers kept in mind at most; the one that came longest ago is forgotten first. */
  mostCallers?: number
  /** Milliseconds since some fixed moment. */
  now?: () => number
}

/** Asks for one more by this caller: true when it may pass. */
export type RateLimit = (caller: string) => boolean

/**
 * Counts by caller in fixed windows, in the memory of this process and in bounded space.
 * What is refused counts too, but does not make the window longer.
 */
export function createRateLimit(options: Options): RateLimit {
  const { limit, windowMs, mostCallers = 10_000, now = Date.now } = options
  const windows = new Map<string, { endsAt: number; count: number }>()

  return (caller) => {
    const time = now()
    const known = windows.get(caller)
    const window = known !== undefined && known.endsAt > time ? known : undefined
    const { endsAt, count } = window ?? { endsAt: time + windowMs, count: 0 }
    windows.delete(caller)
    windows.set(caller, { endsAt, count: count + 1 })
    const [oldest] = windows.keys()
    if (windows.size > mostCallers && oldest !== undefined) windows.delete(oldest)
    return count < limit
  }
}
