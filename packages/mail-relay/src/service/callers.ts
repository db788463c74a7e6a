import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/** Headers that proxies add, besides `X-Forwarded-…`. */
const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

const LOOPBACK_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

type Incoming = Pick<IncomingMessage, 'headers'>

/**
 * Whether a request came without a proxy (MAIL-04). At a server that listens on the loopback
 * such a request comes from this machine.
 */
export function isDirect({ headers }: Incoming): boolean {
  return !Object.keys(headers).some(
    (name) => name.startsWith('x-forwarded-') || PROXY_HEADERS.includes(name),
  )
}

/**
 * Whether a request came without a proxy and names this machine in `Host`. This rejects pages whose
 * host name points to the loopback (DNS rebinding).
 */
export function isLocal(request: Incoming): boolean {
  return isDirect(request) && LOOPBACK_HOST.test(request.headers.host ?? '')
}

/**
 * Whether a page of another origin sent the request. Browsers send Sec-Fetch-Site, older ones Origin;
 * a request with neither does not come from a page.
 */
export function isForeignPage({ headers }: Incoming): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return headers.origin !== undefined && getHost(headers) !== headers.host
}

function getHost({ origin = '' }: IncomingHttpHeaders): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
