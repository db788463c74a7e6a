import { createCookie } from '@remix-run/node'
import { env } from '../../config/env.server'
import { isNewsletterReply, type NewsletterReply } from './newsletter-reply'

const ONE_MINUTE_S = 60

/** Its name: no page of a request that carries it is shared. */
export const REPLY_COOKIE = 'newsletter-reply'

/** Carries the outcome, and what was typed, to the page that comes next and no further. */
const cookie = createCookie(REPLY_COOKIE, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: env().siteUrl.startsWith('https:'),
})

/** The `Set-Cookie` header that hands a reply to the next page. */
export function keepReply(reply: NewsletterReply): Promise<string> {
  return cookie.serialize(reply, { maxAge: ONE_MINUTE_S })
}

/** The `Set-Cookie` header that forgets the reply: it is shown once. */
export function forgetReply(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}

/** The reply that the form left for this page; undefined when there is none. */
export async function readReply(request: Request): Promise<NewsletterReply | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (!isNewsletterReply(value)) return undefined
  const typed = 'typed' in value && typeof value.typed === 'string' ? value.typed : ''
  return { outcome: value.outcome, typed }
}
