import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { callerOf } from '~/lib/caller.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { isPreview } from '~/sanity/preview.server'
import { takeCount } from '~/services/visits/take-count.server'
import { visits } from '~/services/visits/visits.server'

/** A telephone network may share one address; a page counts itself and an event or two. */
const allowsCaller = createRateLimit({ limit: 1_200, windowMs: 600_000 })

/** There is nothing to read here. */
export function loader(): Response {
  return answer(405, { Allow: 'POST' })
}

/**
 * Counts one more view of a page or one more event, as `count.ts` sends it: without cookies, and
 * without a trace of whoever it is (ANA-05).
 */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return answer(405, { Allow: 'POST' })
  const { siteUrl } = env()
  const { count } = visits()
  return answer(
    await takeCount(request, callerOf(context), { siteUrl, allowsCaller, isPreview, count }),
  )
}

function answer(status: number, more: Record<string, string> = {}): Response {
  const headers = { 'Cache-Control': cacheControl.private, ...more }
  return new Response(null, { status, headers })
}
