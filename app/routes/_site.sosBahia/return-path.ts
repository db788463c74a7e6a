/**
 * Where a visitor without scripts goes back to after folding the sidebar.
 * @param from path and query of the page, as its form posted it
 * @returns a path of this section; its index when `from` is anything else
 */
export function returnPath(from: FormDataEntryValue | null): string {
  const base = 'http://site.invalid'
  if (typeof from !== 'string' || !URL.canParse(from, base)) return '/sosBahia'
  const { origin, pathname, search } = new URL(from, base)
  return origin === base && /^\/sosBahia(\/|$)/i.test(pathname)
    ? `${pathname}${search}`
    : '/sosBahia'
}
