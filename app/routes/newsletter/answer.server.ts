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

/** Path and query of the page with the form; never an address of another site. */
function getPage(request: Request): string {
  const referrer = request.headers.get('Referer') ?? ''
  if (!URL.canParse(referrer)) return '/'
  const { pathname, search } = new URL(referrer)
  return `/${pathname.replace(/^\/+/, '')}${search}`
}
