import { data, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { env } from '../../../config/env.server'
import { PageOpening } from '~/components/page-opening'
import { cacheControl } from '~/lib/cache-control'
import { pageMeta } from '~/lib/page-meta'
import { defineContent } from '~/sanity/content.server'
import { imageSource } from '~/sanity/image-source.server'
import { Gallery } from './gallery'
import { galleryFiles } from './gallery-files'
import { logMissingFiles } from './missing-files.server'
import { galleryPageQuery } from './query'

const galleryPage = defineContent('galleryPage', galleryPageQuery)

export async function loader() {
  const content = await galleryPage.load()
  if (content === null) throw new Response(null, { status: 404 })
  const { items, ...page } = content
  const settings = env()
  const files = galleryFiles(items, imageSource(settings), settings.siteUrl)
  logMissingFiles([...files.images, ...files.pdfs])
  return data({ page, files }, { headers: { 'Cache-Control': cacheControl.page } })
}

export { pageHeaders as headers } from '~/lib/page-headers'

// An internal page: no search engine lists it, whatever its document says (RT-05).
export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches, location }) =>
  pageMeta({ ...loaded?.page.seo, noIndex: true }, matches, location.pathname, {
    title: loaded?.page.title,
  })

export default function GalleryPage() {
  const { page, files } = useLoaderData<typeof loader>()
  return (
    <>
      <PageOpening title={page.title} heading={page.heading} lead={page.lead} tone="verde" />
      <Gallery files={files} labels={page.labels} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
