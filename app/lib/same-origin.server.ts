/** Where the site's server puts the Origin of a request, see server/request-guard.ts. */
const CARRIED_ORIGIN = 'X-Posted-From'

/**
 * True for a request that a page of this site made. Browsers say where a form comes from in
 * Sec-Fetch-Site, older ones in Origin; who says neither is no browser.
 * @param siteUrl the site's own address: a proxy in between may have changed the Host header
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('Sec-Fetch-Site')
  if (site !== null) return site === 'same-origin'
  const origin = request.headers.get(CARRIED_ORIGIN) ?? request.headers.get('Origin')
  if (origin === null || !URL.canParse(origin)) return false
  return origin === new URL(siteUrl).origin || new URL(origin).host === request.headers.get('Host')
}
