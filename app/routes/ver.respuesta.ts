import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { env } from '#config/env.server'
import { respondWithTicket } from '~/lib/http/link-page.server'
import { allowOnlyPost, cacheControl, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { readForm } from '~/lib/http/read-form.server'
import { isSameOrigin } from '~/lib/http/same-origin.server'
import { describeError, log } from '~/lib/process/log.server'
import { findLink } from '~/sanity/preview.server'
import { clearLinkCookie } from '~/sanity/preview-cookie.server'
import { reviewTexts } from '~/sanity/shared-content.server'
import { readAnswer } from '~/services/review/review-answer.server'
import { getServices } from '~/services/services.server'

const allowsCaller = createRateLimit({ limit: 20, windowMs: 600_000 })
const MAX_BYTES = 16_384

export { allowOnlyPost as loader } from '~/lib/http/cache-control'

/** Accepts an answer of the bar on a shared page, or leaves that page (PLAN-03). */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return allowOnlyPost()
  const { siteUrl } = env()
  if (!isSameOrigin(request, siteUrl)) return emptyResponse(403)
  const read = await readForm(request, MAX_BYTES)
  if ('status' in read) return emptyResponse(read.status)
  const link = await findLink(request)
  if (read.fields.get('answer') === 'leave') {
    const cookie = await clearLinkCookie(siteUrl.startsWith('https:'))
    return redirect('/', {
      headers: { 'Cache-Control': cacheControl.private, 'Set-Cookie': cookie },
    })
  }
  if (!allowsCaller(getClientKey(context))) return emptyResponse(429, { 'Retry-After': '600' })
  const { brand, texts } = await reviewTexts.load()
  if (link === undefined) {
    const home = { label: texts?.links?.home, href: '/' }
    return respondWithTicket({ brand, ...texts?.invalidPage, home }, 404)
  }
  const home = { label: texts?.links?.back, href: link.path }
  const answer = readAnswer(read.fields, link)
  if (answer === undefined) return emptyResponse(400)
  if (answer === 'outdated') return respondWithTicket({ brand, ...texts?.outdatedPage, home }, 409)
  try {
    getServices(context).investorRequests.saveAnswer(answer)
  } catch (error) {
    log.error('an answer to a review failed', { reason: describeError(error) })
    return emptyResponse(503, { 'Retry-After': '10' })
  }
  const page = answer.kind === 'approved' ? texts?.approvedPage : texts?.changePage
  return respondWithTicket({ brand, ...page, home })
}
