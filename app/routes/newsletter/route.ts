import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { callerOf } from '~/lib/caller.server'
import { createRateLimit } from '~/lib/rate-limit.server'
import { isSameOrigin } from '~/lib/same-origin.server'
import { subscribe } from '~/services/newsletter.server'
import { takeNewsletterForm } from '~/services/newsletter-form.server'
import { siteSecret } from '~/services/site-secret.server'
import { answer, forbidden, notAllowed } from './answer.server'

/** A household, an office or a telephone network may share one address. */
const TEN_MINUTES_MS = 600_000
const allowsCaller = createRateLimit({ limit: 20, windowMs: TEN_MINUTES_MS })
const ONE_DAY_MS = 86_400_000
const allowsAddress = createRateLimit({ limit: 5, windowMs: ONE_DAY_MS })

/** Nothing is shown here: the form is in the footer of every page. */
export function loader(): Response {
  throw notAllowed()
}

/** Signs up for the newsletter (NEWS-01 to NEWS-03); see takeNewsletterForm for the fields. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') throw notAllowed()
  if (!isSameOrigin(request, env().siteUrl)) throw forbidden()
  const parts = { subscribe, allowsCaller, allowsAddress, secret: siteSecret }
  return answer(request, await takeNewsletterForm(request, callerOf(context), parts))
}
