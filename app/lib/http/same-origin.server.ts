/** Header to which the site's server copies `Origin`, see server/request-guard.ts. */
const COPIED_ORIGIN = 'X-Posted-From'

/**
 * True for a request from a page of this site. Browsers send Sec-Fetch-Site, older ones Origin; a
 * client that sends neither is not a browser.
 * @param siteUrl public URL of the site, because a proxy may change the Host header
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get(COPIED_ORIGIN) ?? request.headers.get('Origin')
  if (origin === null || !URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === request.headers.get('Host')
}
