/**
 * A path of this site out of an address that came from outside, for a redirect.
 * @param address path and query, perhaps made up to lead to another site
 * @returns `/` for anything that is no path of this site
 */
export function ownPath(address: string | null | undefined): string {
  const base = 'http://site.invalid'
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return '/'
  const { origin, pathname, search, hash } = new URL(address, base)
  // Browsers take two slashes at the beginning for the name of a host.
  if (origin !== base || pathname.startsWith('//')) return '/'
  return `${pathname}${search}${hash}`
}
