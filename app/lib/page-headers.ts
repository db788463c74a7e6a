import type { HeadersFunction } from '@remix-run/node'
import { cacheControl } from './cache-control'
import { DEVICE_HEADERS } from './device'

/**
 * Headers of a page: an error is never kept, nor a page that sets a cookie, for it is meant for
 * one visitor; else what the action or the loader says. Store buttons follow the device (HOME-07).
 */
export const pageHeaders: HeadersFunction = ({ errorHeaders, ...headers }) => {
  const { actionHeaders, loaderHeaders } = headers
  const setsCookie = Object.values(headers).some((some) => some.has('Set-Cookie'))
  const said = actionHeaders.get('Cache-Control') ?? loaderHeaders.get('Cache-Control')
  const own = setsCookie || said === null ? cacheControl.private : said
  return {
    'Cache-Control': errorHeaders === undefined ? own : cacheControl.error,
    Vary: DEVICE_HEADERS,
  }
}
