import { data, type LinksFunction, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '~/components/loader-data'
import { env } from '#config/env.server'
import { loadPage } from '~/blocks/load-page.server'
import { PageOpening } from '~/components/page-opening'
import { warnOnce } from '~/lib/process/log.server'
import { defineContent } from '~/sanity/content.server'
import { imageSource } from '~/sanity/image-source.server'
import { Gallery } from './gallery'
import { galleryFiles } from './gallery-files'
import { galleryPageQuery } from './query'
import styles from './gallery.css?url'

const galleryPage = defineContent('galleryPage', galleryPageQuery)

export async function loader({ request }: LoaderFunctionArgs) {
  const loaded = await loadPage(request, galleryPage)
  const { items, ...page } = loaded.page
  const settings = env()
  const files = galleryFiles(items, imageSource(settings), settings.siteUrl)
  for (const { id, address } of [...files.images, ...files.pdfs]) {
    if (address === undefined) warnOnce('a file of the gallery is missing', { item: id })
  }
  return data({ page, files }, { headers: loaded.headers })
}

export { contentPageMeta as meta } from '~/blocks/content-page-meta'
export { pageHeaders as headers } from '~/lib/http/page-headers'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export default function GalleryPage() {
  const { page, files } = useLoaderData<typeof loader>()
  return (
    <div className="gallery-page">
      <PageOpening page={page} tone="verde" />
      <Gallery files={files} labels={page.labels} />
    </div>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
