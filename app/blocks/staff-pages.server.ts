import { findAddressIssue, isIssueSlug, toPagePath } from '#config/page-address'
import { plainTitle } from '~/components/accent-title'
import { documentIdAt, normalizePath } from '~/lib/links/page-paths'
import type { RedirectRule } from '~/lib/links/redirects'
import { type Content, defineContent, onContentChange } from '~/sanity/content.server'
import type { StaffPagesQueryResult } from '~/sanity/types.generated'
import { searchable } from '~/services/search/searchable.server'
import { pageEntries } from './search-entries.server'
import { staffPagesQuery } from './page-queries'

/** A page that staff made (PAGE-01) or an issue of the newsletter (NEWS-06), with its path. */
export type StaffPage = StaffPagesQueryResult[number] & { path: string }

const content = searchable(defineContent('staffPages', staffPagesQuery, { slug: null }), (result) =>
  toPages(result).flatMap((page) => pageEntries(page._id, page, undefined, page.path)),
)

/** All staff pages with a valid address, in the order of their addresses. */
export const staffPages: Content<StaffPage[]> = {
  name: content.name,
  load: async () => toPages(await content.load()),
  loadWith: async (reader) => toPages(await content.loadWith(reader)),
}

/** The staff page at a path, in any spelling that the router accepts. */
export function staffPageAt(path: string): Content<StaffPage | null> {
  const wanted = normalizePath(path)
  const select = (result: StaffPagesQueryResult) =>
    toPages(result).find((page) => page.path === wanted) ?? null
  return {
    name: content.name,
    load: async () => select(await content.load()),
    loadWith: async (reader) => select(await content.loadWith(reader, { slug: wanted.slice(1) })),
  }
}

/** An issue of the newsletter has its address below the archive (NEWS-06). */
const hasAddress = (kind: StaffPagesQueryResult[number]['kind'], slug: string) =>
  kind === 'newsletterIssue' ? isIssueSlug(slug) : findAddressIssue(slug) === undefined

/** Omits pages whose address is invalid or already used by another page. */
function toPages(result: StaffPagesQueryResult): StaffPage[] {
  const pages = new Map<string, StaffPage>()
  for (const page of result) {
    const { slug } = page
    if (slug === null || !hasAddress(page.kind, slug) || pages.has(slug)) continue
    pages.set(slug, { ...page, path: toPagePath(slug) })
  }
  return [...pages.values()]
}

/**
 * Lists the redirects of staff and those from former addresses of pages (PAGE-01). A page wins over
 * a redirect from its address, so pages that swap or return to addresses never loop.
 */
export function listRedirects(
  pages: readonly StaffPage[],
  redirects: readonly RedirectRule[],
): RedirectRule[] {
  const paths = new Set(pages.map(({ path }) => path))
  const former = pages.flatMap(({ path, formerSlugs }) =>
    listTexts(formerSlugs).map((slug) => ({ from: toPagePath(slug), to: path, permanent: true })),
  )
  return [...former, ...redirects].filter(({ from }) => !paths.has(normalizePath(from ?? '')))
}

/** Scripts may store values of any type in a list. */
const listTexts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []

/**
 * Id of the document of any page, built-in or made by staff; undefined when no page has the path.
 */
export async function findPageId(path: string): Promise<string | undefined> {
  const wanted = normalizePath(path)
  return documentIdAt(path) ?? (await staffPages.load()).find((page) => page.path === wanted)?._id
}

/** The headline of a staff page, for its picture in social networks. */
export async function findStaffHeadline(id: string | undefined) {
  const page = (await staffPages.load()).find(({ _id }) => _id === id)
  return page && { title: page.title, headline: plainTitle(page.heading) }
}

let paths: ReadonlySet<string> = new Set()

/**
 * Paths of the published staff pages, for the page cache. Each content change refreshes them. Until
 * then the cache renders a new page for each request, and finds no page at a removed path.
 */
export const staffPagePaths = () => paths

async function readPaths(): Promise<void> {
  const pages = await staffPages.load()
  paths = new Set(pages.map(({ path }) => path))
}

// After a failed read the next change reads the paths again.
const readPathsIfPossible = () => void readPaths().catch(() => undefined)
onContentChange(readPathsIfPossible)
readPathsIfPossible()
