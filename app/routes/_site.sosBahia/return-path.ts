import { parseUrl } from '~/lib/links/parse-url'

/**
 * Path to which the sidebar’s form redirects without scripts.
 * @param from path of the page, as the form posts it
 * @param referrer address of the page with its query; null when the browser does not send it
 * @returns a path of this section; its index when `from` is anything else
 */
export function returnPath(from: string | null, referrer: string | null): string {
  const base = 'http://site.invalid'
  const url = from === null ? undefined : parseUrl(from, base)
  if (url?.origin !== base || !/^\/sosBahia(\/|$)/i.test(url.pathname)) return '/sosBahia'
  const { pathname } = url
  const page = parseUrl(referrer ?? '')
  return page?.pathname === pathname ? `${pathname}${page.search}` : pathname
}
