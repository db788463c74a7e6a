import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { log } from '~/lib/process/log.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { acceptSignup } from '~/services/newsletter/accept-signup.server'
import { getServices } from '~/services/services.server'
import { siteSecret } from '~/services/site-secret.server'
import { answer } from './answer.server'

/** A household, an office or a phone network may share one address. */
const TEN_MINUTES_MS = 600_000
const allowsCaller = createRateLimit({ limit: 20, windowMs: TEN_MINUTES_MS })
const ONE_DAY_MS = 86_400_000
const allowsAddress = createRateLimit({ limit: 5, windowMs: ONE_DAY_MS })

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/** Signs up for the newsletter (NEWS-01 to NEWS-03); see acceptSignup for the fields. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return emptyResponse(405, { Allow: 'POST' })
  if (!isSameOrigin(request, env().siteUrl)) return emptyResponse(403)
  const { saveSignup: save } = getServices(context).investorRequests
  const { confirms } = env().mail.newsletter
  const deps = { save, confirms, allowsCaller, allowsAddress, secret: siteSecret, log }
  return answer(request, await acceptSignup(request, getClientKey(context), deps))
}
