import { LRUCache } from 'lru-cache'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { createFairQueue } from '../fair-queue'
import { resolveByDns, type Resolve } from './private-addresses'
import { visitLink, type LinkResult } from './visit-link'
import { asyncHandler } from '../accounts/async-handler'
import { requireUser } from '../accounts/caller'
import type { LakeContext } from '../context'
import { badRequest } from '../errors'

export type LinkChecker = ReturnType<typeof createLinkChecker>

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

/** Checks whether pages of other sites answer (CHECK-01). */
export function createLinkChecker(options: LinkCheckerOptions) {
  const { privateOrigins, clock, resolve = resolveByDns, timeoutMs = TIMEOUT_MS } = options
  const queue = createFairQueue(queueLimits)
  const controller = new AbortController()
  const visitOptions = {
    resolve,
    timeoutMs,
    signal: controller.signal,
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
    /**
     * @param caller who waits for the result; callers take turns
     * @throws PlainError 429 when too many links wait
     */
    check: (url: string, caller: string): Promise<LinkResult> =>
      cache.forceFetch(url, { context: caller }),
    /** Cancels all requests. */
    stop: () => controller.abort(),
  }
}

const bodySchema = z.object({ urls: z.array(z.string().max(2_000)).min(1).max(20) })

/**
 * `POST links/check` with `{urls}`: editors check links to other sites (CHECK-01). The hosted
 * service has no such endpoint.
 */
export function checkLinks({ accounts }: LakeContext, checker: LinkChecker): RequestHandler {
  return asyncHandler(async (request, response) => {
    const { userId } = requireUser(request, accounts, ['administrator', 'editor'])
    const body = bodySchema.safeParse(request.body)
    if (!body.success) throw badRequest(`Expected {"urls"}: ${z.prettifyError(body.error)}`)
    const results = await Promise.all(
      body.data.urls.map(async (url) => ({ url, ...(await checker.check(url, userId)) })),
    )
    response.json({ results })
  })
}
