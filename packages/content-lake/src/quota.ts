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

/** Limits how many items each caller, and all callers together, reserve at the same time. */
interface Quota {
  /**
   * @param caller an account, or a result of `forwardedAddress`; `undefined` is not counted
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

/** Limits that count for all datasets together. */
export interface Quotas {
  /** Characters of responses to anonymous callers that they have not read yet. */
  readonly unreadResponses: Quota
  readonly anonymousExports: Quota
  readonly anonymousStreams: Quota
  readonly userStreams: Quota
}

const UNREAD_RESPONSES = { perCaller: 32 * 1024 * 1024, total: 256 * 1024 * 1024 }
/** Nobody but scripts exports, and each export reads all documents in the lake's process. */
const ANONYMOUS_EXPORTS = { perCaller: 1, total: 2 }
/**
 * The pages of the site open no streams for visitors. Each stream costs a connection, and time at
 * every change.
 */
const ANONYMOUS_STREAMS = { perCaller: 20, total: 200 }
/** A tab of the Studio has about ten, more with the Presentation tool. */
const USER_STREAMS = { perCaller: 400, total: 2_000 }

export function createQuotas(): Quotas {
  return {
    unreadResponses: createQuota('unread responses', 'network address', UNREAD_RESPONSES),
    anonymousExports: createQuota('open exports', 'network address', ANONYMOUS_EXPORTS),
    anonymousStreams: createQuota('open streams', 'network address', ANONYMOUS_STREAMS),
    userStreams: createQuota('open streams', 'account', USER_STREAMS),
  }
}
