import { tooManyRequests } from '../errors'
import { getNetwork } from '../quota'

export interface RateLimit {
  /**
   * Counts one use. Callers of the lake's own port are not counted.
   * @param address from `forwardedAddress`
   * @throws PlainError 429 above the limit
   */
  count(address: string | undefined): void
}

/**
 * Counts by network address in consecutive windows of time. Not `express-rate-limit`, which counts
 * before a handler knows whether the cache has the picture.
 * @param things what is counted, for the error
 */
export function createRateLimit(
  things: string,
  { limit, windowMs }: { limit: number; windowMs: number },
  clock: () => Date,
): RateLimit {
  const counts = new Map<string, number>()
  let window = 0
  return {
    count(address) {
      if (address === undefined) return
      const now = Math.floor(clock().getTime() / windowMs)
      if (now !== window) counts.clear()
      window = now
      const key = getNetwork(address)
      const count = (counts.get(key) ?? 0) + 1
      if (count > limit) throw tooManyRequests(`Too many ${things} for one network address`)
      counts.set(key, count)
    },
  }
}
