import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { env } from '../../config/env.server'
import { callerOf } from '~/lib/caller.server'
import { log } from '~/lib/log.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { isSameOrigin } from '~/lib/same-origin.server'
import { passOn } from '~/services/analytics/passage.server'
import { refusal } from '~/services/analytics/passage-answer.server'

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

/**
 * The analytics library's calls, by way of this site (ANA-05). Flags, too, are for its own pages: a
 * browser too old to say where it asks from does without them.
 */
async function pass({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { mixpanel: project, siteUrl } = env()
  if (project === undefined) return refusal(404)
  if (!isSameOrigin(request, siteUrl)) return refusal(403)
  if (!allowsCaller(callerOf(context))) return refusal(429, { 'Retry-After': '600' })
  const name = (params['*'] ?? '').replace(/\/+$/, '')
  return passOn(request, name, { project, log })
}
