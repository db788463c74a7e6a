import { redirectDocument } from '@remix-run/react'

/**
 * For the `clientLoader` of a page that may use more than the rest of the site, see
 * security-headers.server.ts. A document keeps the policy it was loaded with, so a visitor who
 * comes by client navigation gets the page as a document of its own.
 * @throws Response that reloads, unless this document was loaded as that page
 */
export function requireOwnDocument(request: Request): void {
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded !== undefined && pathOf(loaded.name) === pathOf(request.url)) return
  throw redirectDocument(request.url)
}

function pathOf(url: string): string {
  return new URL(url).pathname
}
