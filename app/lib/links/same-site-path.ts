import { parseUrl } from './parse-url'

/**
 * Turns an untrusted address into a path of this site, for a redirect.
 * @param address path and query, possibly crafted to lead to another site
 * @returns `/` for anything that is not a path of this site
 */
export function toSameSitePath(address: string | null | undefined): string {
  const base = 'http://site.invalid'
  const url = address?.startsWith('/') ? parseUrl(address, base) : undefined
  // Browsers read two leading slashes as the start of a host name.
  if (url?.origin !== base || url.pathname.startsWith('//')) return '/'
  const { pathname, search, hash } = url
  return `${pathname}${search}${hash}`
}
