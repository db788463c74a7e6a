import type { IncomingHttpHeaders } from 'node:http'

/** A host name or IP address with an optional port, as in a `Host` header. */
const HOST = /^(?:[a-z0-9][a-z0-9.-]*|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const PREFIX = /^(?:\/[\w.~-]+)*$/

/**
 * The base URL of this API as the caller knows it, for addresses in responses. The lake listens on the
 * loopback only, so `X-Forwarded-*` come from the site, which has checked them, or from the operator's
 * own proxy.
 * @param publicUrl as in `LakeContext`; also the result without a usable host
 * @returns without a final slash
 */
export function getRequestedUrl(headers: IncomingHttpHeaders, publicUrl: string): string {
  const host = getFirst(headers['x-forwarded-host']) ?? headers.host ?? ''
  // A proxy that ends TLS may not report it; the setting knows.
  if (!HOST.test(host) || host === new URL(publicUrl).host) return publicUrl
  const protocol = getFirst(headers['x-forwarded-proto'])
  const scheme = protocol === 'https' || protocol === 'wss' ? 'https' : 'http'
  const prefix = getFirst(headers['x-forwarded-prefix']) ?? ''
  const url = `${scheme}://${host}${PREFIX.test(prefix) ? prefix : ''}`
  return URL.canParse(url) ? url : publicUrl
}

/** Each proxy appends its own value; the first is what the caller requested. */
function getFirst(header: string | readonly string[] | undefined): string | undefined {
  const [first = ''] = [header ?? []].flat().join(',').split(',')
  return first.trim() || undefined
}
