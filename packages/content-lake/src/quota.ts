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
 * @param address result of `forwardedAddress`
 * @returns the key to count a caller by: an IPv6 address counts as its network, because one
 *   subscriber has all addresses of it
 */
export const getNetwork = (address: string): string => ipKeyGenerator(address)

/**
 * Limits how many items each caller, and all callers together, reserve at the same time.
 * @param items plural noun for error messages
 */
export function createQuota(
  items: string,
  limits: { readonly perCaller: number; readonly total: number },
) {
  const reserved = new Map<string, number>()
  let total = 0
  return {
    /**
     * @param address result of `forwardedAddress`; `undefined` is not counted
     * @returns a function that releases what was reserved; later calls do nothing
     * @throws PlainError 429 when the caller, or all callers together, would exceed the limit
     */
    reserve(address: string | undefined, count = 1): () => void {
      if (address === undefined) return () => undefined
      const key = getNetwork(address)
      const ofCaller = (reserved.get(key) ?? 0) + count
      if (ofCaller > limits.perCaller) {
        throw tooManyRequests(`Too many ${items} for one network address`)
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

export type Quotas = ReturnType<typeof createQuotas>

const UNREAD_RESPONSES = { perCaller: 32 * 1024 * 1024, total: 256 * 1024 * 1024 }
/**
 * The pages of the site open no streams for visitors. Each stream costs a connection, and time at
 * every change.
 */
const STREAMS = { perCaller: 20, total: 200 }

/** Limits of anonymous callers, for all datasets together. */
export const createQuotas = () => ({
  /** Characters of responses that their callers have not read yet. */
  unreadResponses: createQuota('unread responses', UNREAD_RESPONSES),
  streams: createQuota('open streams', STREAMS),
})
