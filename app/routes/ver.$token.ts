import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { isbot } from 'isbot'
import { respondWithTicket } from '~/lib/http/link-page.server'
import { cacheControl, emptyResponse } from '~/lib/http/cache-control'
import { getClientKey } from '~/lib/http/client-key.server'
import { createRateLimit } from '~/lib/http/rate-limit.server'
import { describeError, log } from '~/lib/process/log.server'
import { openLink } from '~/sanity/preview.server'
import { reviewTexts } from '~/sanity/shared-content.server'
import { writeClient } from '~/sanity/write-client.server'
import { readLinkPath } from '~/services/review/link-address.server'
import { withSecret } from '~/services/site-secret.server'

const allowsCaller = createRateLimit({ limit: 60, windowMs: 600_000 })
/** Later openings of a link are not listed. */
const MAX_OPENINGS = 200

/** Opens a link for a review: shows its page, with the draft, in this browser (PLAN-03). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  if (!allowsCaller(getClientKey(context))) return emptyResponse(429, { 'Retry-After': '600' })
  const id = withSecret((secret) => readLinkPath(secret, params.token ?? ''))
  const opened = id === undefined ? undefined : await openLink(id)
  if (opened === undefined) {
    const { brand, texts } = await reviewTexts.load()
    const home = { label: texts?.links?.home, href: '/' }
    return respondWithTicket({ brand, ...texts?.invalidPage, home }, 404)
  }
  const { link, cookie } = opened
  const agent = request.headers.get('User-Agent') ?? ''
  const isPerson = request.method === 'GET' && agent !== '' && !isbot(agent)
  if (isPerson && link.openings.length < MAX_OPENINGS) await recordOpening(link.id)
  return redirect(link.path, {
    headers: {
      'Cache-Control': cacheControl.private,
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': cookie,
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** The page matters more than its count. */
async function recordOpening(id: string): Promise<void> {
  const openings = [new Date().toISOString()]
  try {
    const patch = writeClient().patch(id).setIfMissing({ openings: [] })
    await patch.append('openings', openings).commit()
  } catch (error) {
    log.warn('the opening of a link could not be recorded', { reason: describeError(error) })
  }
}
