import { toDay } from '../../../config/calendar'
import { publicPages } from '../../../config/site-pages'
import type { Content } from '~/sanity/content.server'
import { contentFor, isPreview } from '~/sanity/preview.server'
import type { SearchEntry } from './entry'
import { createSearchIndex, type SearchIndex } from './search-index.server'

/** Reads the content of a page, and lists its entries on demand. */
type Source = (request: Request) => Promise<{ result: unknown; entries: () => SearchEntry[] }>

/** By the id of the page's document. */
const sources = new Map<string, Source>()
/** Sources of content with any number of pages. */
const listSources: Source[] = []

/**
 * Registers a page for the search of the site (SEEK-01): the search reads the content that the page
 * reads. Call it once per page, at module level.
 * @param entriesOf lists what can be found on the page, which may be missing
 * @returns the same content
 */
export function searchable<Result>(
  content: Content<Result>,
  entriesOf: (result: Result) => SearchEntry[],
): Content<Result> {
  sources.set(content.name, createSource(content, entriesOf))
  return content
}

/** The same for content with any number of pages, whose entries say which pages are listed. */
export function searchableList<Result>(
  content: Content<Result>,
  entriesOf: (result: Result) => SearchEntry[],
): Content<Result> {
  listSources.push(createSource(content, entriesOf))
  return content
}

function createSource<Result>(
  content: Content<Result>,
  entriesOf: (result: Result) => SearchEntry[],
): Source {
  return async (request) => {
    const { result } = await contentFor(request, content)
    return { result, entries: () => entriesOf(result) }
  }
}

let last: { day: string; results: readonly unknown[]; index: SearchIndex } | undefined

/**
 * The index of what the pages show: drafts in a preview, else the content that is published now. It
 * omits pages that search engines never list.
 * @throws Response 503 when content is unavailable
 */
export async function searchIndexFor(request: Request): Promise<SearchIndex> {
  const listed = [
    ...publicPages.flatMap(({ id, isListed }) => (isListed ? (sources.get(id) ?? []) : [])),
    ...listSources,
  ]
  const loaded = await Promise.all(listed.map((source) => source(request)))
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
