import type { IncomingHttpHeaders } from 'node:http'
import { ipKeyGenerator } from 'express-rate-limit'
import { tooManyRequests } from './errors'

/**
 * @returns the caller's network address, which the site has verified and forwards; `undefined` for a
 *   direct request on this machine, such as one of the site's server
 */
export function forwardedAddress(headers: IncomingHttpHeaders): string | undefined {
  const address = headers['x-forwarded-for']
  return typeof address === 'string' ? address : undefined
}

/**
 * @param address as from `forwardedAddress`
 * @returns the key to count a caller by: an IPv6 address counts as its network, because one
 *   subscriber has all addresses of it
 */
export const getNetwork = (address: string): string => ipKeyGenerator(address)

/** Limits how many things each caller, and all callers together, hold at the same time. */
export interface Quota {
  /**
   * @param caller an account, or an address as from `forwardedAddress`; `undefined` is not counted
   * @returns a function that releases what was reserved; later calls do nothing
   * @throws PlainError 429 when the caller, or all callers together, would exceed the limit
   */
  reserve(caller: string | undefined, count?: number): () => void
}

/**
 * @param items plural noun for error messages
 * @param callerKind how callers are identified
 */
export function createQuota(
  items: string,
  callerKind: 'network address' | 'account',
  limits: { readonly perCaller: number; readonly total: number },
): Quota {
  const reserved = new Map<string, number>()
  let total = 0
  return {
    reserve(caller, count = 1) {
      if (caller === undefined) return () => undefined
      const key = callerKind === 'account' ? caller : getNetwork(caller)
      const ofCaller = (reserved.get(key) ?? 0) + count
      if (ofCaller > limits.perCaller) {
        throw tooManyRequests(`Too many ${items} for one ${callerKind}`)
      }
      if (total + count > limits.total) throw tooManyRequests(`Too many ${items} at the moment`)
      reserved.set(key, ofCaller)
      total += count
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        total -= count
        const rest = (reserved.get(key) ?? 0) - count
        if (rest > 0) reserved.set(key, rest)
        else reserved.delete(key)
      }
    },
  }
}
