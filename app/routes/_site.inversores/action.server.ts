import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { env } from '../../../config/env.server'
import { cacheControl } from '~/lib/cache-control'
import { callerOf, takesPages } from '~/lib/caller.server'
import { untouchedFields } from '~/lib/investor-form/definition'
import { type InvestorReply, replyStatus } from '~/lib/investor-form/reply'
import { isSameOrigin } from '~/lib/same-origin.server'
import { thankYouPath } from '~/lib/site-pages'
import { investorRequests } from '~/services/investor-requests/requests.server'

const RETRY_AFTER_S = '600'
const notAccepted: InvestorReply = { outcome: 'notAccepted', typed: untouchedFields }

/**
 * Takes the investor form (FORM-05 to FORM-10); the fields are those of readPostedForm. The reply
 * carries its status, and the page is shown again with it. A form that was kept leads a browser
 * without scripts to the thank-you page.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== 'POST') return answer(notAccepted, 405, { Allow: 'GET, HEAD, POST' })
  if (!isSameOrigin(request, env().siteUrl)) return answer(notAccepted, 403)
  const reply = await investorRequests().take(request, callerOf(context))
  if (reply.outcome === 'stored' && takesPages(request)) {
    const headers = { 'Cache-Control': cacheControl.private }
    throw redirect(thankYouPath, { status: 303, headers })
  }
  const headers = reply.outcome === 'tooManyRequests' ? { 'Retry-After': RETRY_AFTER_S } : {}
  return answer(reply, replyStatus[reply.outcome], headers)
}

/** Nobody keeps what a person typed. */
function answer(reply: InvestorReply, status: number, headers: Record<string, string> = {}) {
  return data(reply, { status, headers: { ...headers, 'Cache-Control': cacheControl.private } })
}
