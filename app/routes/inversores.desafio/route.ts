import type { LoaderFunctionArgs } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { callerOf } from '~/lib/caller.server'
import { log } from '~/lib/log.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { faultOf } from '~/services/fault.server'
import { investorRequests } from '~/services/investor-requests/requests.server'

const headers = { 'Cache-Control': cacheControl.private }

/** A form that stays open asks again every twenty minutes; an office shares one address. */
const allowsCaller = createRateLimit({ limit: 120, windowMs: 600_000 })

/** Hands out a challenge of our own captcha, for one request (CAP-02). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  if (env().captcha.kind !== 'proof-of-work') return refusal(404)
  if (!allowsCaller(callerOf(context))) return refusal(429, { 'Retry-After': '600' })
  try {
    return Response.json(await investorRequests().challenge(), { headers })
  } catch (error) {
    // The lake may not have made the server's secret yet.
    log.warn('no challenge could be made', { reason: faultOf(error) })
    return refusal(503, { 'Retry-After': '5' })
  }
}

/** Nothing is posted here. */
export function action(): Response {
  return refusal(405, { Allow: 'GET, HEAD' })
}

function refusal(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { ...headers, ...more } })
}
