import type { ActionFunctionArgs } from '@remix-run/node'
import { env } from '#config/env.server'
import { allowOnlyPost, cacheControl, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey, isDocumentRequest } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { parseUrl } from '~/lib/links/parse-url'
import { log } from '~/lib/process/log.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { acceptSignup } from '~/services/newsletter/accept-signup.server'
import { type NewsletterReply, outcomeStatus } from '~/services/newsletter/reply'
import { storeReply } from '~/services/newsletter/reply-cookie.server'
import { getServices } from '~/services/services.server'
import { siteSecret } from '~/services/site-secret.server'

/** Id of the form, where the page opens again. */
const FORM_ANCHOR = '#boletin'
const RETRY_AFTER_S = '600'

/** A household, an office or a phone network may share one address. */
const TEN_MINUTES_MS = 600_000
const allowsCaller = createRateLimit({ limit: 20, windowMs: TEN_MINUTES_MS })
const ONE_DAY_MS = 86_400_000
const allowsAddress = createRateLimit({ limit: 5, windowMs: ONE_DAY_MS })

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/** Signs up for the newsletter (NEWS-01 to NEWS-03); see acceptSignup for the fields. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  if (!isSameOrigin(request, env().siteUrl)) return emptyResponse(403)
  const { saveSignup: save } = getServices(context).investorRequests
  const { confirms } = env().mail.newsletter
  const deps = { save, confirms, allowsCaller, allowsAddress, secret: siteSecret, log }
  return answer(request, await acceptSignup(request, getClientKey(context), deps))
}

/**
 * Answers a post. A script receives JSON. A browser without scripts is redirected to its page, which
 * shows the outcome, so a reload does not post again.
 */
async function answer(request: Request, reply: NewsletterReply): Promise<Response> {
  const headers = new Headers({ 'Cache-Control': cacheControl.private })
  if (!isDocumentRequest(request)) {
    if (reply.outcome === 'tooManyRequests') headers.set('Retry-After', RETRY_AFTER_S)
    const { outcome } = reply
    return Response.json({ outcome }, { status: outcomeStatus[outcome], headers })
  }
  headers.set('Location', `${getPage(request)}${FORM_ANCHOR}`)
  headers.set('Set-Cookie', await storeReply(reply))
  return new Response(null, { status: 303, headers })
}

/** Path and query of the page with the form; never an address of another site. */
function getPage(request: Request): string {
  const referrer = parseUrl(request.headers.get('Referer') ?? '')
  return referrer ? `/${referrer.pathname.replace(/^\/+/, '')}${referrer.search}` : '/'
}
