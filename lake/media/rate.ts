import { tooMany } from '../errors'
import { networkOf } from '../places'

/** How often something may be asked for. */
export interface Rate {
  /**
   * Counts one; who asks the lake itself is not counted.
   * @param address as from `forwardedAddress`
   * @throws PlainError 429 when the address has asked too often
   */
  count(address: string | undefined): void
}

/**
 * Counts by network address in windows of time that follow each other.
 * @param things what is counted, for the error
 */
export function createRate(
  things: string,
  { most, windowMs }: { most: number; windowMs: number },
  clock: () => Date,
): Rate {
  const counts = new Map<string, number>()
  let window = 0
  return {
    count(address) {
      if (address === undefined) return
      const now = Math.floor(clock().getTime() / windowMs)
      if (now !== window) counts.clear()
      window = now
      const key = networkOf(address)
      const count = (counts.get(key) ?? 0) + 1
      if (count > most) throw tooMany(`Too many ${things} for one network address`)
      counts.set(key, count)
    },
  }
}
