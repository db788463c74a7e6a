import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { cacheControl, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { log } from '~/lib/process/log.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { errorReason } from '~/lib/process/error-reason.server'
import { getServices } from '~/services/services.server'

/** An open form requests a challenge every twenty minutes; an office may share one address. */
const allowsCaller = createRateLimit({ limit: 120, windowMs: 600_000 })

/** Returns a challenge of the proof of work, for one request (CAP-02). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  if (env().captcha.kind !== 'proof-of-work') return emptyResponse(404)
  if (!allowsCaller(getClientKey(context))) return emptyResponse(429, { 'Retry-After': '600' })
  try {
    const challenge = await getServices(context).investorRequests.challenge()
    return Response.json(challenge, { headers: { 'Cache-Control': cacheControl.private } })
  } catch (error) {
    // The lake may not have created the server's secret yet.
    log.warn('a challenge could not be created', { reason: errorReason(error) })
    return emptyResponse(503, { 'Retry-After': '5' })
  }
}

export function action(): Response {
  return emptyResponse(405, { Allow: 'GET, HEAD' })
}
