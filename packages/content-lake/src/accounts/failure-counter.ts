/** Counts failures by key in a window that starts with the first one. In memory only. */
interface FailureCounter {
  count(key: string): number
  add(key: string): void
  /** Reverts one `add`. */
  remove(key: string): void
}

/** Above this many keys, expired ones are deleted, then the oldest. */
const MAX_KEYS = 50_000

export function createFailureCounter(clock: () => Date, windowMs: number): FailureCounter {
  const entries = new Map<string, { readonly until: number; count: number }>()
  const find = (key: string) => {
    const entry = entries.get(key)
    return entry !== undefined && entry.until > clock().getTime() ? entry : undefined
  }
  const makeSpace = () => {
    const now = clock().getTime()
    for (const [key, { until }] of entries) if (until <= now) entries.delete(key)
    const [oldest] = entries.keys()
    if (entries.size >= MAX_KEYS && oldest !== undefined) entries.delete(oldest)
  }
  return {
    count: (key) => find(key)?.count ?? 0,
    add(key) {
      const entry = find(key)
      if (entry !== undefined) {
        entry.count += 1
        return
      }
      entries.delete(key)
      if (entries.size >= MAX_KEYS) makeSpace()
      entries.set(key, { until: clock().getTime() + windowMs, count: 1 })
    },
    remove(key) {
      const entry = find(key)
      if (entry !== undefined) entry.count -= 1
    },
  }
}
