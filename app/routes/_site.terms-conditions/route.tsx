import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { LongTextPage } from '~/components/content-page'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { termsPageQuery } from './query'

const termsPage = defineContent('termsPage', termsPageQuery)

export async function loader() {
  const page = await termsPage.load()
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('termsPage', page.body)
  return data({ page }, { headers: { 'Cache-Control': cacheControl.page } })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function TermsPage() {
  const { page } = useLoaderData<typeof loader>()
  return <LongTextPage page={page} tone="rosa" />
}

export { PageError as ErrorBoundary } from '~/components/page-error'
