import { useLoaderData, useRouteLoaderData } from '~/components/loader-data'
import { Blocks } from '~/blocks'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { PageOpening } from '~/components/page-opening'
import { sitePages } from '#config/site-pages'
import { defineContent } from '~/sanity/content.server'
import { PosterMaker } from './poster-maker'
import { posterPageQuery } from './query'
import './afiche.css'

export const loader = contentPageLoader(defineContent('posterPage', posterPageQuery))

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

/** The poster maker (POST-01). */
export default function PosterPage() {
  const { page } = useLoaderData<typeof loader>()
  const siteUrl = useRouteLoaderData<{ siteUrl: string }>('root')?.siteUrl ?? ''
  return (
    <article className="poster-page">
      <PageOpening page={page} tone="amarillo" />
      <PosterMaker page={page} address={`${siteUrl}${sitePages.posterPage.path}`} />
      <Blocks blocks={page.body} />
    </article>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
