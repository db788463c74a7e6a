import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { getClientKey } from '~/lib/http/client-key.server'
import { log } from '~/lib/process/log.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { forward, reject } from '~/services/analytics/proxy.server'

/** A visitor sends at most one batch in five seconds; an office shares one address. */
const allowsCaller = createRateLimit({ limit: 1_200, windowMs: 600_000 })

/** Rejects GET with the same headers. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return pass(args)
}

/** Forwards events, profiles, groups and recordings. */
export function action(args: ActionFunctionArgs): Promise<Response> {
  return pass(args)
}

/** Forwards calls of the analytics library (ANA-05), for pages of this site only. */
async function pass({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { mixpanel: project, siteUrl } = env()
  if (project === undefined) return reject(404)
  if (!isSameOrigin(request, siteUrl)) return reject(403)
  if (!allowsCaller(getClientKey(context))) return reject(429, { 'Retry-After': '600' })
  const name = (params['*'] ?? '').replace(/\/+$/, '')
  return forward(request, name, { project, log })
}
