import { useLoaderData } from '@remix-run/react'
import { Blocks } from '~/blocks'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { EmergencyNumbers } from '~/components/emergency-numbers'
import { SosOpening } from '~/components/sos-opening'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import { sosHelpPageQuery } from './query'

export const loader = contentPageLoader(
  defineContent('sosHelpPage', sosHelpPageQuery),
  cacheControl.visitor,
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function SosHelpPage() {
  const { page } = useLoaderData<typeof loader>()
  return (
    <>
      <EmergencyNumbers page={page} isLarge />
      <SosOpening page={page} />
      <Blocks blocks={page.body} />
    </>
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
