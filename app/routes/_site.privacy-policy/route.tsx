import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { logUnknownBlocks } from '~/blocks/unknown-blocks.server'
import { LongTextPage } from '~/components/content-page'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { contentFor } from '~/sanity/preview.server'
import { privacyPageQuery } from './query'

const privacyPage = defineContent('privacyPage', privacyPageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const { result: page, headers } = await contentFor(request, privacyPage)
  if (page === null) throw new Response(null, { status: 404 })
  logUnknownBlocks('privacyPage', page.body)
  return data({ page }, { headers })
}

export { pageHeaders as headers } from '~/lib/page-headers'

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta(loaded?.page.seo, matches, location.pathname, {
    title: loaded?.page.title,
    blocks: loaded?.page.body,
  })

export default function PrivacyPage() {
  const { page } = useLoaderData<typeof loader>()
  const { measurement } = page
  return (
    <LongTextPage
      page={page}
      tone="rosa"
      appendix={measurement ? { anchor: 'medicion', ...measurement } : undefined}
    />
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
