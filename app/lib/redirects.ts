import { comparablePath } from './site-pages'

/** A redirect as an editor wrote it. */
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
 * Where a path that no page answers leads now (RT-07). Chains are followed here, so that a visitor
 * makes one step; a chain that runs in circles leads nowhere.
 * @param address asked for, with its query
 * @param siteUrl addresses that begin with it are paths of this site
 * @returns undefined when no redirect stands at the path, or none of use
 */
export function findRedirect(
  rules: readonly RedirectRule[],
  address: URL,
  siteUrl: string,
): RedirectTarget | undefined {
  const byPath = new Map(rules.map((rule) => [comparablePath(rule.from ?? ''), rule]))
  const visited = new Set<string>()
  let permanent = true
  let target = address
  for (;;) {
    const path = comparablePath(target.pathname)
    const rule = target.origin === address.origin ? byPath.get(path) : undefined
    if (rule === undefined) break
    if (visited.has(path)) return undefined
    visited.add(path)
    const next = targetOf(rule.to, address, siteUrl)
    if (next === undefined) return undefined
    permanent &&= rule.permanent === true
    target = withQueryOf(target, next)
  }
  if (visited.size === 0) return undefined
  const location =
    target.origin === address.origin
      ? `${target.pathname.replace(/^\/+/, '/')}${target.search}${target.hash}`
      : target.href
  return { location, status: permanent ? 301 : 302 }
}

/** The address that a redirect names; undefined for what no browser should be sent to. */
function targetOf(to: string | null, address: URL, siteUrl: string): URL | undefined {
  const written = to?.trim() ?? ''
  const isPath = written.startsWith('/') && !written.startsWith('//') && !written.includes('\\')
  if (!isPath && !/^https?:\/\//i.test(written)) return undefined
  if (!URL.canParse(written, address.origin)) return undefined
  const url = new URL(written, address.origin)
  return url.origin === new URL(siteUrl).origin
    ? new URL(`${url.pathname}${url.search}${url.hash}`, address.origin)
    : url
}

/** Keeps what a visitor's link carried, e.g. a campaign's marks, unless the editor set the same. */
function withQueryOf(from: URL, to: URL): URL {
  const url = new URL(to)
  for (const [name, value] of from.searchParams) {
    if (!to.searchParams.has(name)) url.searchParams.append(name, value)
  }
  return url
}
