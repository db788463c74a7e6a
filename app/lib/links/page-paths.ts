import { pagePaths } from '../../../config/site-pages'

/** Endpoints of the investor form. */
export const investorPaths = {
  /** Creates a challenge of the proof-of-work captcha (CAP-02). */
  challenge: '/inversores/desafio',
  /** Receives the report that the browser has sent the e-mail (FORM-09). */
  report: '/inversores/enviado',
} as const

const canonicalPaths: ReadonlyMap<string, string> = new Map(
  [...pagePaths.values()].map((path) => [normalizePath(path), path]),
)

const documentIds: ReadonlyMap<string, string> = new Map(
  [...pagePaths].map(([id, path]) => [normalizePath(path), id]),
)

/** Gives all spellings that the router treats as one path the same form: lower case, no final slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

/**
 * The path of a page as its links spell it. Any other path begins with one slash, because a URL would
 * take what follows two as a host.
 */
export function canonicalPath(path: string): string {
  return canonicalPaths.get(normalizePath(path)) ?? path.replace(/^\/+/, '/')
}

/** Id of the document that the page at a path shows; undefined when no page has the path. */
export function documentIdAt(path: string): string | undefined {
  return documentIds.get(normalizePath(path))
}
