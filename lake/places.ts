import type { IncomingHttpHeaders } from 'node:http'
import { ipKeyGenerator } from 'express-rate-limit'
import { tooMany } from './errors'

/**
 * Network address of who sends a request: the site passes it on, having made sure of it.
 * @returns `undefined` for who asks the lake itself: the site's own server, or someone at this machine
 */
export function forwardedAddress(headers: IncomingHttpHeaders): string | undefined {
  const address = headers['x-forwarded-for']
  return typeof address === 'string' ? address : undefined
}

/**
 * What stands for a caller where callers share something out between them.
 * @param address as from `forwardedAddress`
 * @returns the network the address is in, because whoever has one IPv6 address has a network of them
 */
export const networkOf = (address: string): string => ipKeyGenerator(address)

/** What callers may hold at the same time. */
export interface Places {
  /**
   * Takes places for a caller; those who ask the lake itself are not counted.
   * @param holder an account, or an address as from `forwardedAddress`
   * @returns a function that gives them back, once
   * @throws PlainError 429 when the caller, or all together, would hold too many
   */
  take(holder: string | undefined, count?: number): () => void
}

/**
 * Counts what each caller holds open, so that neither one caller nor many together can hold without
 * end.
 * @param things what is held, for the error
 * @param by what callers are told apart by
 */
export function createPlaces(
  things: string,
  by: 'network address' | 'account',
  most: { readonly each: number; readonly inAll: number },
): Places {
  const held = new Map<string, number>()
  let all = 0
  return {
    take(holder, count = 1) {
      if (holder === undefined) return () => undefined
      const key = by === 'account' ? holder : networkOf(holder)
      const own = (held.get(key) ?? 0) + count
      if (own > most.each) throw tooMany(`Too many ${things} for one ${by}`)
      if (all + count > most.inAll) throw tooMany(`Too many ${things} at the moment`)
      held.set(key, own)
      all += count
      let given = false
      return () => {
        if (given) return
        given = true
        all -= count
        const left = (held.get(key) ?? 0) - count
        if (left > 0) held.set(key, left)
        else held.delete(key)
      }
    },
  }
}
