import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { loadPage } from '~/blocks/load-page.server'
import { PageOpening } from '~/components/page-opening'
import { SearchBox } from '~/components/search-box'
import { cacheControl } from '~/lib/http/cache-control'
import { omitMissing } from '~/lib/text/omit-missing'
import { defineContent } from '~/sanity/content.server'
import { cleanQuery, QUERY_PARAMETER } from '~/services/search/query'
import { searchIndexFor } from '~/services/search/searchable.server'
import { searchPageQuery } from './query'
import { Results } from './results'
import { Suggestions } from './suggestions'
import styles from './search.css?url'

const searchPage = defineContent('searchPage', searchPageQuery)

/** Searches what the site shows now (SEEK-01). Results contain user input, so no cache stores them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = cleanQuery(new URL(request.url).searchParams.get(QUERY_PARAMETER))
  const cacheTime = query === '' ? cacheControl.page : cacheControl.private
  const { page, headers } = await loadPage(request, searchPage, cacheTime)
  const index = await searchIndexFor(request)
  const answer = query === '' ? undefined : index.search(query)
  const words = answer?.count
    ? []
    : omitMissing(page.suggestions?.words).filter((word) => index.search(word).count > 0)
  return data({ page, query, answer, words }, { headers })
}

// What was typed is private, so the title omits it.
export { contentPageMeta as meta } from '~/blocks/content-page-meta'
export { pageHeaders as headers } from '~/lib/http/page-headers'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function SearchPage() {
  const { page, query, answer, words } = useLoaderData<typeof loader>()
  if (answer === undefined) {
    return (
      <div className="search-page">
        <PageOpening page={page} tone="amarillo">
          <SearchBox />
        </PageOpening>
        <Suggestions suggestions={page.suggestions} words={words} />
      </div>
    )
  }
  return (
    <div className="search-page">
      <Results page={page} query={query} answer={answer} />
      {answer.count === 0 ? <Suggestions suggestions={page.suggestions} words={words} /> : null}
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
