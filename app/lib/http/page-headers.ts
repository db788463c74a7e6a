import type { HeadersFunction } from '@remix-run/node'
import { cacheControl } from './cache-control'
import { DEVICE_HEADERS } from '~/lib/links/device'

/** Set by loaders that show drafts, see preview.server.ts. */
const ROBOTS = 'X-Robots-Tag'
/** Set by actions that reject a request. */
const OF_REFUSALS = ['allow', 'retry-after']

/**
 * Sets the headers of a page. Caches must not store errors, nor pages that set a cookie or show
 * drafts. Other pages use the `Cache-Control` of the action or else of the loader. `Vary` is
 * necessary because store buttons depend on the device (HOME-07).
 */
export const pageHeaders: HeadersFunction = ({ errorHeaders, ...headers }) => {
  const { actionHeaders, loaderHeaders } = headers
  const setsCookie = Object.values(headers).some((some) => some.has('Set-Cookie'))
  const robots = Object.values(headers)
    .find((some) => some.has(ROBOTS))
    ?.get(ROBOTS)
  const said = actionHeaders.get('Cache-Control') ?? loaderHeaders.get('Cache-Control')
  const own = setsCookie || robots != null || said === null ? cacheControl.private : said
  return {
    'Cache-Control': errorHeaders === undefined ? own : cacheControl.error,
    Vary: DEVICE_HEADERS,
    ...(robots == null ? {} : { [ROBOTS]: robots }),
    ...Object.fromEntries([...actionHeaders].filter(([name]) => OF_REFUSALS.includes(name))),
  }
}
