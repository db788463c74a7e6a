import { useLoaderData } from '@remix-run/react'
import { LongTextPage } from '~/blocks/content-page'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { withStaffNotice } from '~/blocks/staff-notice.server'
import { defineContent } from '~/sanity/content.server'
import { termsPageQuery } from './query'

export const loader = withStaffNotice(contentPageLoader(defineContent('termsPage', termsPageQuery)))

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function TermsPage() {
  const { page } = useLoaderData<typeof loader>()
  return <LongTextPage page={page} tone="rosa" />
}

export { PageError as ErrorBoundary } from '~/components/page-error'
