import { LRUCache } from 'lru-cache'

/** Counts failures by key in a window that starts with the first one. In memory only. */
interface FailureCounter {
  count(key: string): number
  add(key: string): void
  /** Reverts one `add`. */
  remove(key: string): void
}

const MAX_KEYS = 50_000

export function createFailureCounter(clock: () => Date, windowMs: number): FailureCounter {
  const counts = new LRUCache<string, number>({
    max: MAX_KEYS,
    ttl: windowMs,
    ttlResolution: 0,
    noUpdateTTL: true,
    perf: { now: () => clock().getTime() },
  })
  const count = (key: string) => counts.get(key) ?? 0
  return {
    count,
    add: (key) => void counts.set(key, count(key) + 1),
    remove(key) {
      if (count(key) > 0) counts.set(key, count(key) - 1)
    },
  }
}
