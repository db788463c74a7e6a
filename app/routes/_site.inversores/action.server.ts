import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { env } from '#config/env.server'
import { cacheControl } from '~/lib/http/cache-control'
import { getClientKey, isDocumentRequest } from '~/lib/http/client-key.server'
import { untouchedFields } from '~/services/investor-requests/form/definition'
import { confirmedPath } from '~/services/investor-requests/form/confirmation.server'
import { type InvestorReply, replyStatus } from '~/services/investor-requests/form/reply'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { getServices } from '~/services/services.server'

const RETRY_AFTER_S = '600'
const notAccepted: InvestorReply = { outcome: 'notAccepted', typed: untouchedFields }

/**
 * Accepts the investor form (FORM-05 to FORM-10); readPostedForm names its fields. The page shows
 * the reply. Without scripts, a stored form redirects to the thank-you page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(notAccepted, 405, { Allow: 'GET, HEAD, POST' })
  if (!isSameOrigin(request, env().siteUrl)) return answer(notAccepted, 403)
  const reply = await getServices(context).investorRequests.accept(request, getClientKey(context))
  if (reply.outcome === 'stored' && isDocumentRequest(request)) {
    const headers = { 'Cache-Control': cacheControl.private }
    throw redirect(confirmedPath(), { status: 303, headers })
  }
  const headers = reply.outcome === 'tooManyRequests' ? { 'Retry-After': RETRY_AFTER_S } : {}
  return answer(reply, replyStatus[reply.outcome], headers)
}

/** No cache stores it: it contains what a person typed. */
function answer(reply: InvestorReply, status: number, headers: Record<string, string> = {}) {
  return data(reply, { status, headers: { ...headers, 'Cache-Control': cacheControl.private } })
}
