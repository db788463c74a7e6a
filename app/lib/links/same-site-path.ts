/**
 * Turns an untrusted address into a path of this site, for a redirect.
 * @param address path and query, possibly crafted to lead to another site
 * @returns `/` for anything that is not a path of this site
 */
export function toSameSitePath(address: string | null | undefined): string {
  const base = 'http://site.invalid'
  if (!address?.startsWith('/') || !URL.canParse(address, base)) return '/'
  const { origin, pathname, search, hash } = new URL(address, base)
  // Browsers read two leading slashes as the start of a host name.
  if (origin !== base || pathname.startsWith('//')) return '/'
  return `${pathname}${search}${hash}`
}
