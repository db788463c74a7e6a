import { createCookie } from '@remix-run/node'
import { cookieNames } from '#config/cookie-names'
import { env } from '#config/env.server'
import { isNewsletterReply, type NewsletterReply } from './reply'

const ONE_MINUTE_S = 60

/** The page cache does not serve requests with this cookie. */
export const REPLY_COOKIE = cookieNames.newsletterReply

/** Carries the outcome and what was typed to the next page. */
const cookie = createCookie(REPLY_COOKIE, {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: env().siteUrl.startsWith('https:'),
})

/** The `Set-Cookie` header with a reply for the next page. */
export function storeReply(reply: NewsletterReply): Promise<string> {
  return cookie.serialize(reply, { maxAge: ONE_MINUTE_S })
}

/** The `Set-Cookie` header that removes the reply. */
export function removeReply(): Promise<string> {
  return cookie.serialize('', { maxAge: 0 })
}

/** The reply for this page; undefined without one. */
export async function readReply(request: Request): Promise<NewsletterReply | undefined> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie'))
  if (!isNewsletterReply(value)) return undefined
  const typed = 'typed' in value && typeof value.typed === 'string' ? value.typed : ''
  return { outcome: value.outcome, typed }
}
