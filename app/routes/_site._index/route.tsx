import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import type { Block } from '~/sanity/block-types'
import { pageEntries } from '~/blocks/search-entries.server'
import { loadPage, logUnknownBlocks } from '~/blocks/load-page.server'
import { ServerHtml } from '~/components/server-html'
import { pageMeta } from '~/services/seo/page-meta'
import { faqPageData } from '~/services/seo/structured-data'
import { defineContent } from '~/sanity/content.server'
import { searchable } from '~/services/search/searchable.server'
import { BackToInvestors } from './back-to-investors'
import { Hero } from './hero'
import { homePageQuery } from './query'

const homePage = searchable(defineContent('homePage', homePageQuery), (page) =>
  pageEntries(
    'homePage',
    page && {
      ...page,
      heading: page.hero?.title ?? null,
      lead: page.hero?.lead ?? null,
      body: page.sections,
    },
  ),
)

/** The sections have no state, so browsers receive only their HTML. */
export const handle = { inHtml: ['page.sections'] }

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, headers } = await loadPage(request, homePage)
  logUnknownBlocks('homePage', page.sections)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/http/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname)

export default function HomePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <BackToInvestors />
      {page.hero ? <Hero hero={page.hero} /> : null}
      <ServerHtml id="secciones" data={page.sections}>
        {(sections) => <Sections sections={sections} />}
      </ServerHtml>
    </>
  )
}

function Sections({ sections }: { sections: readonly Block[] }) {
  const questions = faqPageData(sections)
  return (
    <>
      <Blocks blocks={sections} field="sections" />
      {questions === undefined ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: JSON.stringify(questions).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
