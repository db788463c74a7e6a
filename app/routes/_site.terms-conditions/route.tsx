import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { LongTextPage } from '~/components/content-page'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { termsPageQuery } from './query'

const termsPage = defineContent('termsPage', termsPageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, termsPage)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('termsPage', page.body)
  return data({ page }, { headers })
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
