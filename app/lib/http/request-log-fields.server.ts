import type { AppLoadContext } from '@remix-run/node'

/** Log fields of a request; empty if the site's server did not set them. */
interface RequestLogFields {
  /** Also in the response and on error pages (ERR-01). */
  id?: string
  /** Pattern of the route, never the URL, which may contain user input. */
  route?: string
}

/** Returns the log fields that server/pages.ts sets. */
export function readLogFields({ requestId, route }: AppLoadContext): RequestLogFields {
  return {
    ...(typeof requestId === 'string' && { id: requestId }),
    ...(typeof route === 'string' && { route }),
  }
}
