import type { HeadersFunction } from '@remix-run/node'
import { cacheControl } from './cache-control'

/** Headers of a page: an error is never kept, else what the action or the loader says. */
export const pageHeaders: HeadersFunction = ({ errorHeaders, actionHeaders, loaderHeaders }) => {
  if (errorHeaders !== undefined) return { 'Cache-Control': cacheControl.error }
  const own = actionHeaders.get('Cache-Control') ?? loaderHeaders.get('Cache-Control')
  return { 'Cache-Control': own ?? cacheControl.private }
}
