import { sitePages } from '#config/site-pages'

/** Path of the search page, which is also in config/site-pages.ts. */
export const SEARCH_PATH = sitePages.searchPage.path

/** Parameter of the search page's address with what the visitor typed. */
export const QUERY_PARAMETER = 'q'

/** Maximum length of a query in characters; the search ignores the rest (SEEK-01). */
export const MAX_QUERY_LENGTH = 100

/** Control characters, invisible characters and halves of characters. */
const INVISIBLE = /\p{C}/gu

/**
 * Cleans a query: no control characters, no repeated blanks, at most `MAX_QUERY_LENGTH` characters.
 * @returns an empty text without a query
 */
export function cleanQuery(typed: string | null): string {
  const visible = (typed ?? '').normalize('NFC').replace(INVISIBLE, ' ')
  const query = visible.replace(/\s+/g, ' ').trim()
  return Array.from(query).slice(0, MAX_QUERY_LENGTH).join('').trim()
}

/** Address of the results for a query. */
export function searchHref(query: string): string {
  return `${SEARCH_PATH}?${QUERY_PARAMETER}=${encodeURIComponent(query)}`
}
