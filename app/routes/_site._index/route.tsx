import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { Hero } from './hero'
import { homePageQuery } from './query'

const homePage = defineContent('homePage', homePageQuery)

export async function loader() {
  const page = await homePage.load()
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('homePage', page.sections)
  return data({ page }, { headers: { 'Cache-Control': cacheControl.page } })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, { blocks: loaded?.page.sections })

export default function HomePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      {page.hero ? <Hero hero={page.hero} /> : null}
      <Blocks blocks={page.sections} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
