import { parseUrl } from './parse-url'
import { normalizePath } from './page-paths'
import { isExternal, safeHref } from './safe-href'

/** A redirect as the editor entered it. */
export interface RedirectRule {
  from: string | null
  to: string | null
  permanent: boolean | null
}

export interface RedirectTarget {
  /** A path of this site with query and anchor, or the address of another site. */
  location: string
  status: 301 | 302
}

/**
 * Finds the redirect for a path without a page (RT-07). It follows chains, so that a visitor makes
 * one step; a chain that loops is no redirect.
 * @param address the requested address, with its query
 * @param siteUrl addresses with this origin become paths of this site
 * @returns undefined when no valid redirect exists
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  address: URL,
  siteUrl: string,
): RedirectTarget | undefined {
  const byPath = new Map(rules.map((rule) => [normalizePath(rule.from ?? ''), rule]))
  const visited = new Set<string>()
  let permanent = true
  let target = address
  for (;;) {
    const path = normalizePath(target.pathname)
    const rule = target.origin === address.origin ? byPath.get(path) : undefined
    if (rule === undefined) break
    if (visited.has(path)) return undefined
    visited.add(path)
    const next = getTarget(rule.to, address, siteUrl)
    if (next === undefined) return undefined
    permanent &&= rule.permanent === true
    target = withQueryFrom(target, next)
  }
  if (visited.size === 0) return undefined
  const location =
    target.origin === address.origin
      ? `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`
      : target.href
  return { location, status: permanent ? 301 : 302 }
}

/** The target of a redirect; undefined for an unsafe or invalid one. */
function getTarget(to: string | null, address: URL, siteUrl: string): URL | undefined {
  const href = safeHref(to)
  if (href === undefined || !(href.startsWith('/') || isExternal(href))) return undefined
  const url = parseUrl(href, address.origin)
  if (url === undefined) return undefined
  return url.origin === new URL(siteUrl).origin
    ? new URL(`${url.pathname.replace(/^\/+/, '/')}${url.search}${url.hash}`, address.origin)
    : url
}

/**
 * Copies the query of the link, such as campaign parameters, unless the editor sets the same ones.
 */
function withQueryFrom(from: URL, to: URL): URL {
  const url = new URL(to)
  for (const [name, value] of from.searchParams) {
    if (!to.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url
}
