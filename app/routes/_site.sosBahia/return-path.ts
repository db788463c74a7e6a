/**
 * Path to which the sidebar’s form redirects without scripts.
 * @param from path of the page, as the form posts it
 * @param referrer address of the page with its query; null when the browser does not send it
 * @returns a path of this section; its index when `from` is anything else
 */
export function returnPath(from: FormDataEntryValue | null, referrer: string | null): string {
  const base = 'http://site.invalid'
  if (typeof from !== 'string' || !URL.canParse(from, base)) return '/sosBahia'
  const { origin, pathname } = new URL(from, base)
  if (origin !== base || !/^\/sosBahia(\/|$)/i.test(pathname)) return '/sosBahia'
  const page = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : undefined
  return page?.pathname === pathname ? `${pathname}${page.search}` : pathname
}
