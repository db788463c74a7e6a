import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '../../config/env.server'
import { callerOf } from '~/lib/caller.server'
import { log } from '~/lib/log.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { isSameOrigin } from '~/lib/same-origin.server'
import { passOn } from '~/services/analytics/passage.server'

/** A visitor sends a batch every five seconds at most; an office shares one address. */
const allowsCaller = createRateLimit({ limit: 1_200, windowMs: 600_000 })

/** The flags of a visitor. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return pass(args)
}

/** Events, profiles, groups and recordings. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return pass(args)
}

/** The analytics library's calls, by way of this site (ANA-05). */
async function pass({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { mixpanel, siteUrl } = env()
  if (mixpanel === undefined) return refusal(404)
  if (request.method !== 'GET' && !isSameOrigin(request, siteUrl)) return refusal(403)
  if (!allowsCaller(callerOf(context))) return refusal(429, { 'Retry-After': '600' })
  const route = (params['*'] ?? '').replace(/\/+$/, '')
  return passOn(request, route, { origin: mixpanel.origin, log })
}

function refusal(status: number, more: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...more } })
}
