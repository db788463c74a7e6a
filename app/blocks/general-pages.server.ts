import { generalPageIds } from '#config/site-pages'
import { type Content, defineContent } from '~/sanity/content.server'
import type { GeneralPageQueryResult } from '~/sanity/types.generated'
import { extractText } from '~/services/search/extract-text'
import { searchable } from '~/services/search/searchable.server'
import { MEASUREMENT_ANCHOR } from './page-route'
import { generalPageQuery } from './page-queries'
import { entry, type MoreEntries, pageEntries } from './search-entries.server'

/** The search entry of what the privacy policy says of measurement. */
const listMeasurement: MoreEntries<NonNullable<GeneralPageQueryResult>> = (
  { _id, measurement },
  at,
) =>
  entry(at, 'section', {
    id: `${_id}.${MEASUREMENT_ANCHOR}`,
    anchor: MEASUREMENT_ANCHOR,
    title: measurement?.text?.length ? measurement.title : null,
    text: extractText(measurement?.text),
  })

/** The built-in pages of the type `page`, by the id of their document (RT-02, RT-04). */
export const generalPages: ReadonlyMap<string, Content<GeneralPageQueryResult>> = new Map(
  generalPageIds.map((id) => [
    id,
    searchable(defineContent(id, generalPageQuery, { id }), (page) =>
      pageEntries(id, page, listMeasurement),
    ),
  ]),
)
