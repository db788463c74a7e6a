import { sitePaths } from '../site-paths'

/** A redirect as the check needs it: both ends as written by the editor. */
export interface RedirectEnds {
  readonly from: string
  readonly to: string
}

/**
 * Checks the path that a redirect takes over.
 * @returns true when empty or usable, else a Spanish message
 */
export function checkRedirectSource(value: string | undefined): true | string {
  if (value === undefined) return true
  if (!/^\/[^\s?#\\]*$/.test(value) || value.startsWith('//')) {
    return 'Escribí una ruta del sitio que empiece con una barra, sin espacios, ? ni #.'
  }
  const page = Object.entries<string>(sitePaths).find(([, path]) => path === normalPath(value))
  return page === undefined || 'En esa ruta ya hay una página: el desvío la taparía.'
}

/**
 * Follows the redirects from one of them on and looks for a way back to where it started.
 * @param start the redirect being edited
 * @param others every other redirect of the dataset
 * @returns the paths of the loop in order, or undefined when the chain ends
 */
export function findRedirectLoop(
  start: RedirectEnds,
  others: readonly RedirectEnds[],
): string[] | undefined {
  const targets = new Map(others.map(({ from, to }) => [normalPath(from), normalPath(to)]))
  targets.set(normalPath(start.from), normalPath(start.to))
  const visited = [normalPath(start.from)]
  let next = targets.get(normalPath(start.from))
  while (next !== undefined) {
    if (visited.includes(next)) return [...visited, next]
    visited.push(next)
    next = targets.get(next)
  }
  return undefined
}

/** Two spellings of one address are one step: no query, no anchor, no final slash. */
function normalPath(value: string): string {
  return value.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '')
}
