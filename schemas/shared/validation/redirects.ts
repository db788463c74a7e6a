import { pagePaths } from '#config/site-pages'
import { normalizePath } from './href'

/** Source and target, as the editor wrote them. */
export interface RedirectEnds {
  readonly from: string
  readonly to: string
}

/**
 * Checks the source of a redirect: a path without a page.
 * @returns true when empty or usable, else a Spanish message
 */
export function checkRedirectSource(value: string | undefined): true | string {
  if (value === undefined) return true
  if (!/^\/[^\s?#\\]*$/.test(value) || value.startsWith('//')) {
    return 'Escribí una ruta del sitio que empiece con una barra, sin espacios, ? ni #.'
  }
  const isPage = [...pagePaths.values()].includes(normalizePath(value))
  return !isPage || 'En esa ruta ya hay una página: el desvío la taparía.'
}

/**
 * Follows a chain of redirects and finds a loop.
 * @param start the redirect being edited
 * @param others every other redirect of the dataset
 * @returns the paths of the loop in order, or undefined when the chain ends
 */
export function findRedirectLoop(
  start: RedirectEnds,
  others: readonly RedirectEnds[],
): string[] | undefined {
  const targets = new Map(others.map(({ from, to }) => [normalizePath(from), normalizePath(to)]))
  targets.set(normalizePath(start.from), normalizePath(start.to))
  const visited = [normalizePath(start.from)]
  let next = targets.get(normalizePath(start.from))
  while (next !== undefined) {
    if (visited.includes(next)) return [...visited, next]
    visited.push(next)
    next = targets.get(next)
  }
  return undefined
}
