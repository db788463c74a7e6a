import { toDay } from '#config/calendar'
import { publicPages } from '#config/site-pages'
import type { Content } from '~/sanity/content.server'
import { contentFor, isPreview } from '~/sanity/preview.server'
import type { SearchEntry } from './entry'
import { createSearchIndex, type SearchIndex } from './search-index.server'

/** Reads the content of a page, and lists its entries on demand. */
type Source = (request: Request) => Promise<{ result: unknown; entries: () => SearchEntry[] }>

/** By the name of their content: the id of a page's document, or the staff pages. */
const sources = new Map<string, Source>()

/**
 * Registers a page, or content with any number of pages, for the search of the site (SEEK-01): the
 * search reads the content that the page reads. Call it once per page, at module level.
 * @param entriesOf lists what can be found on the page, which may be missing
 * @returns the same content
 */
export function searchable<Result>(
  content: Content<Result>,
  entriesOf: (result: Result) => SearchEntry[],
): Content<Result> {
  sources.set(content.name, async (request) => {
    const { result } = await contentFor(request, content)
    return { result, entries: () => entriesOf(result) }
  })
  return content
}

let last: { day: string; results: readonly unknown[]; index: SearchIndex } | undefined

/**
 * The index of what the pages show: drafts in a preview, else the content that is published now. It
 * omits pages that search engines never list.
 * @throws Response 503 when content is unavailable
 */
export async function searchIndexFor(request: Request): Promise<SearchIndex> {
  const listed = publicPages.flatMap(({ id, isListed }) => (isListed ? id : []))
  const found = [...listed, 'staffPages'].flatMap((name) => sources.get(name) ?? [])
  const loaded = await Promise.all(found.map((source) => source(request)))
  const build = () => createSearchIndex(loaded.flatMap(({ entries }) => entries()))
  if (await isPreview(request)) return build()
  const results = loaded.map(({ result }) => result)
  // Texts of a page may expire at the end of a day.
  const day = toDay(Date.now())
  const isCurrent =
    last?.day === day &&
    last.results.length === results.length &&
    results.every((result, at) => result === last?.results[at])
  if (last === undefined || !isCurrent) last = { day, results, index: build() }
  return last.index
}
