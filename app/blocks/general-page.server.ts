import { sitePages } from '../../config/site-pages'
import { cacheControl } from '~/lib/http/cache-control'
import { defineContent } from '~/sanity/content.server'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { extractText } from '~/services/search/extract-text'
import { contentPageLoader } from './content-page-loader.server'
import { MEASUREMENT_ANCHOR } from './general-page'
import { generalPageQuery } from './general-page-query'
import { entry, type MoreEntries } from './search-entries.server'
import { withStaffNotice } from './staff-notice.server'

type Page = NonNullable<GeneralPageQueryResult>

/** Creates the `loader` of the route of a general page; its other exports are in `general-page.tsx`. */
export function generalPageLoader(id: Page['_type']) {
  const content = defineContent(id, generalPageQuery, { id })
  // The menu of SOS Bahía differs between visitors (SOS-01).
  const isInSos = sitePages[id].path.startsWith(sitePages.sosHomePage.path)
  const cacheTime = isInSos ? cacheControl.visitor : cacheControl.page
  return withStaffNotice(contentPageLoader(content, cacheTime, listMeasurement))
}

/** The search entry of what the privacy policy says of measurement. */
const listMeasurement: MoreEntries<Page> = (page, at) => {
  if (page._type !== 'privacyPage') return []
  const { measurement } = page
  return entry(at, 'section', {
    id: `${page._type}.${MEASUREMENT_ANCHOR}`,
    anchor: MEASUREMENT_ANCHOR,
    title: measurement?.text?.length ? measurement.title : null,
    text: extractText(measurement?.text),
  })
}
