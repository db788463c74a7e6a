import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import { sosDonatePageQuery } from './query'

export const loader = contentPageLoader(
  defineContent('sosDonatePage', sosDonatePageQuery),
  cacheControl.visitor,
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'
export { SosContentPage as default } from '~/blocks/sos-content-page'
export { PageError as ErrorBoundary } from '~/components/page-error'
