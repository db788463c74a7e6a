import { type ClientLoaderFunctionArgs, redirectDocument } from '@remix-run/react'

/**
 * The `clientLoader` of a page whose policy allows more hosts. It loads the data first: a page that
 * does not load must not replace the visible one (OFF-02).
 */
export async function loadFullPage({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const loaded = await serverLoader()
  requireFullPageLoad(request)
  return loaded
}

/**
 * For the `clientLoader` of a page whose Content-Security-Policy allows more hosts than the rest of
 * the site, see security-headers.server.ts. A document keeps the policy it was loaded with, so
 * client navigation to such a page must load a new document.
 * @throws Response that loads the page, unless the current document was loaded as that page
 */
export function requireFullPageLoad(request: Request): void {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded !== undefined && readPathname(loaded.name) === readPathname(request.url)) return
  throw redirectDocument(request.url)
}

function readPathname(url: string): string {
  return new URL(url).pathname
}
