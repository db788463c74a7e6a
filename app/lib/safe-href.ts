const SAFE_SCHEMES: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** Control characters and blanks, which browsers drop before they look for a scheme, and `\`. */
const UNSAFE_CHARACTERS = /[\p{C}\p{Z}\\]/u

/**
 * The address of a link that an editor wrote, when it is one that a page may carry: https, http,
 * mailto, tel, a path of this site or an anchor.
 * @returns the address, or undefined when it is empty, incomplete or of another scheme
 */
export function safeHref(value: string | null | undefined): string | undefined {
  const href = value?.trim() ?? ''
  if (href === '' || UNSAFE_CHARACTERS.test(href) || href.startsWith('//')) return undefined
  if (href.startsWith('/') || /^#./.test(href)) return href
  return URL.canParse(href) && SAFE_SCHEMES.has(new URL(href).protocol) ? href : undefined
}

/** True when the address leads to another site. */
export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}
