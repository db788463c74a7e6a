import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { ContentPage } from '~/components/content-page'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { libraryPageQuery } from './query'

const libraryPage = defineContent('libraryPage', libraryPageQuery)

export async function loader() {
  const page = await libraryPage.load()
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('libraryPage', page.body)
  return data({ page }, { headers: { 'Cache-Control': cacheControl.page } })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function LibraryPage() {
  const { page } = useLoaderData<typeof loader>()
  return <ContentPage page={page} tone="amarillo" />
}

export { PageError as ErrorBoundary } from '~/components/page-error'
