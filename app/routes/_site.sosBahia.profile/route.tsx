import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { sosProfilePageQuery } from './query'

const sosProfilePage = defineContent('sosProfilePage', sosProfilePageQuery)

export async function loader() {
  const page = await sosProfilePage.load()
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('sosProfilePage', page.body)
  return data({ page }, { headers: { 'Cache-Control': cacheControl.visitor } })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function SosProfilePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <SosOpening heading={page.heading} lead={page.lead} />
      <Blocks blocks={page.body} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
