import { useLoaderData } from '@remix-run/react'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { LongTextPage } from '~/blocks/content-page'
import { defineContent } from '~/sanity/content.server'
import { privacyPageQuery } from './query'

export const loader = contentPageLoader(defineContent('privacyPage', privacyPageQuery))

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

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
