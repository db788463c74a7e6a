import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { cacheControl } from '~/lib/http/cache-control'
import type { Content } from '~/sanity/content.server'
import { searchable } from '~/services/search/searchable.server'
import type { ContentPageData } from './content-page-meta'
import { loadPage, logUnknownBlocks } from './load-page.server'
import { type MoreEntries, pageEntries, type SearchedPage } from './search-entries.server'

/**
 * Creates the `loader` of a route that shows one document: drafts in a preview, else the published
 * page (CMS-06). Registers the page for the site search (SEEK-01).
 * @param content the page's query, registered with `defineContent`
 * @param cacheTime `Cache-Control` of the published page, one of `cacheControl`
 * @param moreEntries lists search entries besides those of the blocks
 * @returns a loader that throws a Response 404 while the document is missing
 */
export function contentPageLoader<Page extends ContentPageData & SearchedPage>(
  content: Content<Page | null>,
  cacheTime: string = cacheControl.page,
  moreEntries?: MoreEntries<Page>,
) {
  searchable(content, (page) => pageEntries(content.name, page, moreEntries))
  return async ({ request }: LoaderFunctionArgs) => {
    const { page, headers } = await loadPage(request, content, cacheTime)
    logUnknownBlocks(content.name, page.body)
    return data({ page }, { headers })
  }
}
