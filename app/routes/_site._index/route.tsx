import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { BackToInvestors } from './back-to-investors'
import { Hero } from './hero'
import { homePageQuery } from './query'

const homePage = defineContent('homePage', homePageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, homePage)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('homePage', page.sections)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, { blocks: loaded?.page.sections })

export default function HomePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <BackToInvestors />
      {page.hero ? <Hero hero={page.hero} /> : null}
      <Blocks blocks={page.sections} field="sections" />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
