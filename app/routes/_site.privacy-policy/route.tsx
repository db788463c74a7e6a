import { useLoaderData } from '@remix-run/react'
import { contentPageLoader } from '~/blocks/content-page-loader.server'
import { LongTextPage } from '~/blocks/content-page'
import { entry } from '~/blocks/search-entries.server'
import { withStaffNotice } from '~/blocks/staff-notice.server'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import { extractText } from '~/services/search/extract-text'
import { privacyPageQuery } from './query'

/** Anchor of the text on measurement. */
const MEASUREMENT = 'medicion'

export const loader = withStaffNotice(
  contentPageLoader(
    defineContent('privacyPage', privacyPageQuery),
    cacheControl.page,
    ({ measurement }, at) =>
      entry(at, 'section', {
        id: `privacyPage.${MEASUREMENT}`,
        anchor: MEASUREMENT,
        title: measurement?.text?.length ? measurement.title : null,
        text: extractText(measurement?.text),
      }),
  ),
)

export { pageHeaders as headers } from '~/lib/http/page-headers'
export { contentPageMeta as meta } from '~/blocks/content-page-meta'

export default function PrivacyPage() {
  const { page } = useLoaderData<typeof loader>()
  const { measurement } = page
  return (
    <LongTextPage
      page={page}
      tone="rosa"
      appendix={measurement ? { anchor: MEASUREMENT, ...measurement } : undefined}
    />
  )
}

export { PageError as ErrorBoundary } from '~/components/page-error'
