import { parseUrl } from './parse-url'

const SAFE_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/**
 * Browsers remove control characters and blanks before they parse the scheme, and treat `\` as `/`.
 */
const UNSAFE_CHARACTERS = /[\p{C}\p{Z}\\]/u

/**
 * Checks the address of an editor’s link: https, http, mailto, tel, a path of this site or an
 * anchor.
 * @returns the trimmed address; undefined when it is empty, incomplete or has another scheme
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const href = value?.trim() ?? ''
  if (href === '' || UNSAFE_CHARACTERS.test(href) || href.startsWith('//')) return undefined
  if (href.startsWith('/') || /^#./.test(href)) return href
  const scheme = parseUrl(href)?.protocol
  return scheme !== undefined && SAFE_SCHEMES.has(scheme) ? href : undefined
}

/** True when the address leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}
