import { useLoaderData } from '@remix-run/react'
import { ContentPage } from '~/blocks/content-page'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { defineContent } from '~/sanity/content.server'
import { aboutPageQuery } from './query'

export const loader = contentPageLoader(defineContent('aboutPage', aboutPageQuery))

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function AboutPage() {
  const { page } = useLoaderData<typeof loader>()
  return <ContentPage page={page} tone="naranja" />
}

export { PageError as ErrorBoundary } from '~/components/page-error'
