import { LRUCache } from 'lru-cache'
import { createFairQueue } from '../fair-queue'
import { resolveByDns, type Resolve } from './private-addresses'
import { visitLink, type LinkResult } from './visit-link'

/** Checks whether pages of other sites answer (CHECK-01). */
export interface LinkChecker {
  /**
   * @param caller who waits for the result; callers take turns
   * @throws PlainError 429 when too many links wait
   */
  check(url: string, caller: string): Promise<LinkResult>
  /** Cancels all requests. */
  stop(): void
}

interface LinkCheckerOptions {
  /** Origins of this machine or its networks that may be requested. */
  readonly privateOrigins: readonly string[]
  readonly clock: () => Date
  readonly resolve?: Resolve
  readonly timeoutMs?: number
}

/** Time limit for a link with its redirects. */
const TIMEOUT_MS = 10_000
const queueLimits = { concurrency: 6, maxPerKey: 200, maxTotal: 600, items: 'links' }
const MAX_CACHED = 1_000
const CACHED_MS = 10 * 60_000
/** Short, because somebody may be repairing the link. */
const FAILURE_CACHED_MS = 60_000

export function createLinkChecker(options: LinkCheckerOptions): LinkChecker {
  const { privateOrigins, clock, resolve = resolveByDns, timeoutMs = TIMEOUT_MS } = options
  const queue = createFairQueue(queueLimits)
  const controller = new AbortController()
  const visitOptions = {
    ...{ resolve, timeoutMs, signal: controller.signal },
    privateOrigins: new Set(privateOrigins),
  }
  const cache = new LRUCache<string, LinkResult, string>({
    max: MAX_CACHED,
    ttl: CACHED_MS,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
    async fetchMethod(url, _stale, { context: caller, options: entry }) {
      const result = await queue.run(caller, () => visitLink(url, visitOptions))
      if (result.state !== 'works') entry.ttl = FAILURE_CACHED_MS
      return result
    },
  })

  return {
    check: (url, caller) => cache.forceFetch(url, { context: caller }),
    stop: () => controller.abort(),
  }
}
