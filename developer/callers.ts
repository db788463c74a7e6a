import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Headers by which a proxy tells of the caller in front of it; beside every `X-Forwarded-…`. */
const TOLD_BY_PROXIES = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

type Asked = Pick<IncomingMessage, 'headers'>

/**
 * True for a call that came over no proxy (MAIL-04, ERR-02): where only the loopback can connect, it
 * is of a program or a person at this machine. The site names everybody it passes on.
 */
export function isDirect({ headers }: Asked): boolean {
  return !Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || TOLD_BY_PROXIES.includes(name),
  )
}

/**
 * True for somebody at this machine who asks for this machine by its own name. A page of another
 * name that has been pointed at the loopback brings that name along, and is refused.
 */
export function isLocal(request: Asked): boolean {
  return isDirect(request) && LOOPBACK_HOST.test(request.headers.host ?? '')
}

/**
 * True for a page of another origin, which has no business here. Browsers say where a call comes from
 * in Sec-Fetch-Site, older ones in Origin; who says neither is no browser.
 */
export function isForeignPage({ headers }: Asked): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && hostOf(headers) !== headers.host
}

function hostOf({ origin = '' }: IncomingHttpHeaders): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
