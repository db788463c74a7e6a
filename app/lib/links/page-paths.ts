import { pagePaths } from '#config/site-pages'

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

/** Normalizes the spellings that the router treats as one path: lower case, no final slash. */
export function normalizePath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

/**
 * The path of a page as the site's links spell it. Any other path gets exactly one leading slash,
 * because URLs treat text after two slashes as a host.
 */
export function canonicalPath(path: string): string {
  return canonicalPaths.get(normalizePath(path)) ?? path.replace(/^\/+/, '/')
}

/** Whether a link leads to a page of this site, which Remix can show without loading a document. */
export function isPageLink(href: string): boolean {
  return href.startsWith('/') && documentIdAt(href.replace(/[?#].*/, '')) !== undefined
}

/** Id of the document that the page at a path shows; undefined when no page has the path. */
export function documentIdAt(path: string): string | undefined {
  return documentIds.get(normalizePath(path))
}
