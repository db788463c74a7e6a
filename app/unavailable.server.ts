import { inlineSources } from '~/lib/http/inline-sources.server'
import { securityHeaders } from './lib/http/security-headers.server'
import page from './unavailable.html?raw'

/** The built-in page, which needs neither content nor a render (ERR-03). */
export const unavailablePage = page

/** The built-in page with the headers of a site that is overloaded for the moment. */
export function unavailableResponse(): { body: string; headers: Record<string, string> } {
  return {
    body: page,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': '2',
      ...securityHeaders(inlineSources(page), '/'),
    },
  }
}
