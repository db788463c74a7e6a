import { defineQuery } from 'groq'
import { pageFields } from './page-fields'

/**
 * All pages that staff made, or the one with `$slug` (PAGE-01). One query returns all of them: a
 * query per document would complicate the content store and the site's readiness check.
 */
export const staffPagesQuery = defineQuery(`
  *[_type == "page" && defined(slug.current) && (!defined($slug) || slug.current == $slug)]
    | order(slug.current asc) {
    _id,
    _updatedAt,
    "slug": slug.current,
    formerSlugs,
    layout,
    tone,
    updatedOn,
    updatedLabel,
    ${pageFields}
  }
`)
