import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { sosDonatePageQuery } from './query'

const sosDonatePage = defineContent('sosDonatePage', sosDonatePageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, sosDonatePage, cacheControl.visitor)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('sosDonatePage', page.body)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function SosDonatePage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <SosOpening heading={page.heading} lead={page.lead} />
      <Blocks blocks={page.body} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
