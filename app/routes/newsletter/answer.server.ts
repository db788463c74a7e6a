import { cacheControl } from '~/lib/http/cache-control'
import { isDocumentRequest } from '~/lib/http/client-key.server'
import { type NewsletterReply, outcomeStatus } from '~/services/newsletter/reply'
import { storeReply } from '~/services/newsletter/reply-cookie.server'

/** Id of the form, where the page opens again. */
const FORM_ANCHOR = '#boletin'
const RETRY_AFTER_S = '600'

/**
 * Answers a post. A script receives JSON. A browser without scripts is redirected to its page, which
 * shows the outcome, so a reload does not post again.
 */
export async function answer(request: Request, reply: NewsletterReply): Promise<Response> {
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

/** The response to any method but POST. */
export function notAllowed(): Response {
  const headers = { Allow: 'POST', 'Cache-Control': cacheControl.private }
  return new Response(null, { status: 405, headers })
}

/** The response to a form that no page of this site sent. */
export function forbidden(): Response {
  return new Response(null, { status: 403, headers: { 'Cache-Control': cacheControl.private } })
}

/** Path and query of the page with the form; never an address of another site. */
function getPage(request: Request): string {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return '/'
  const { pathname, search } = new URL(referrer)
  return `/${pathname.replace(/^\/+/, '')}${search}`
}
