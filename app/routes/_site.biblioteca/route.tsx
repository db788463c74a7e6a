import { useLoaderData } from '@remix-run/react'
import { ContentPage } from '~/blocks/content-page'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { defineContent } from '~/sanity/content.server'
import { libraryPageQuery } from './query'

export const loader = contentPageLoader(defineContent('libraryPage', libraryPageQuery))

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function LibraryPage() {
  const { page } = useLoaderData<typeof loader>()
  return <ContentPage page={page} tone="amarillo" />
}

export { PageError as ErrorBoundary } from '~/components/page-error'
