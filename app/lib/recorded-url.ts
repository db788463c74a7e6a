/** What the site and its campaigns write into addresses; anything else may be a person's. */
const KEPT_PARAMETERS: ReadonlySet<string> = new Set([
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

/** What an e-mail address or a telephone number has, and the name of a campaign has not. */
const CONTACT = /@|\d{7}/

/** The anchors of our pages; a fragment that says more may carry what a query would. */
const ANCHOR = /^#[\p{L}\d_-]*$/u

/**
 * An address as a recording may keep it (ANA-04): without credentials, without parameters that are
 * not the site's own, and without contact data in those that are.
 * @param url absolute, or relative to the page
 * @returns the whole address; undefined when it is none
 */
export function recordedUrl(url: string, base: string = document.baseURI): string | undefined {
  if (!URL.canParse(url, base)) return undefined
  const recorded = new URL(url, base)
  recorded.username = ''
  recorded.password = ''
  for (const [name, value] of [...recorded.searchParams]) {
    if (!KEPT_PARAMETERS.has(name) || CONTACT.test(value)) recorded.searchParams.delete(name)
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
