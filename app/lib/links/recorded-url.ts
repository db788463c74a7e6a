import { parseUrl } from './parse-url'

/** Query parameters that the site and its campaigns use; others may contain personal data. */
const KNOWN_PARAMETERS: ReadonlySet<string> = new Set([
  'fromInvestors',
  'internalTest',
  '_routes',
  'index',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
])

/** Matches e-mail addresses and telephone numbers, but no campaign names. */
const CONTACT = /@|\d{7}/

/** Anchors of the pages; any other fragment may contain personal data. */
const ANCHOR = /^#[\p{L}\d_-]*$/u

/**
 * Removes credentials, unknown parameters and contact data from an address before it is recorded
 * (ANA-04).
 * @param url absolute, or relative to the page
 * @returns the absolute address; undefined when `url` is invalid
 */
export function recordedUrl(url: string, base: string = document.baseURI): string | undefined {
  const recorded = parseUrl(url, base)
  if (recorded === undefined) return undefined
  recorded.username = ''
  recorded.password = ''
  for (const [name, value] of [...recorded.searchParams]) {
    if (!KNOWN_PARAMETERS.has(name) || CONTACT.test(value)) recorded.searchParams.delete(name)
  }
  if (!ANCHOR.test(decoded(recorded.hash))) recorded.hash = ''
  return recorded.href
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
