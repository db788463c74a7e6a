import type { HeadersFunction } from '@remix-run/node'
import { cacheControl } from './cache-control'
import { DEVICE_HEADERS } from '~/lib/links/device'

/** Set by loaders that show drafts, see preview.server.ts. */
const ROBOTS_HEADER = 'X-Robots-Tag'
/** Set by actions that reject a request. */
const REJECTION_HEADERS = ['allow', 'retry-after']

/**
 * Sets the headers of a page. Caches must not store errors, nor pages that set a cookie or show
 * drafts. Other pages use the `Cache-Control` of the action or else of the loader. `Vary` is
 * necessary because store buttons depend on the device (HOME-07).
 */
export const pageHeaders: HeadersFunction = ({ errorHeaders, ...headers }) => {
  const { actionHeaders, loaderHeaders } = headers
  const setsCookie = Object.values(headers).some((some) => some.has('Set-Cookie'))
  const robots = Object.values(headers)
    .find((some) => some.has(ROBOTS_HEADER))
    ?.get(ROBOTS_HEADER)
  const routeCacheControl = actionHeaders.get('Cache-Control') ?? loaderHeaders.get('Cache-Control')
  const pageCacheControl =
    setsCookie || robots != null || routeCacheControl === null
      ? cacheControl.private
      : routeCacheControl
  return {
    'Cache-Control': errorHeaders === undefined ? pageCacheControl : cacheControl.error,
    Vary: DEVICE_HEADERS,
    // The address of a draft is for nobody else.
    ...(robots == null ? {} : { [ROBOTS_HEADER]: robots, 'Referrer-Policy': 'same-origin' }),
    ...Object.fromEntries([...actionHeaders].filter(([name]) => REJECTION_HEADERS.includes(name))),
  }
}
