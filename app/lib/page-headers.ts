import type { HeadersFunction } from '@remix-run/node'
import { cacheControl } from './cache-control'
import { DEVICE_HEADERS } from './device'

/** Set by loaders that show drafts, see preview.server.ts. */
const ROBOTS = 'X-Robots-Tag'
/** Set by actions that refuse: which methods there are, and when to try again. */
const OF_REFUSALS = ['allow', 'retry-after']

/**
 * Headers of a page: an error is never kept, nor a page that sets a cookie or shows drafts, for it
 * is meant for one person; else what the action or the loader says. Store buttons follow the device
 * (HOME-07).
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
