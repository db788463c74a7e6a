import { defineQuery } from 'groq'
import { pictureFields, seoFields } from '../sanity/fragments'
import { blockFields } from './block-fields.generated'

/**
 * All pages that staff made, or the one with `$slug` (PAGE-01). One query for all: queries that come
 * and go with documents would complicate the content store and the readiness of the site.
 */
export const staffPagesQuery = defineQuery(`
  *[_type == "page" && defined(slug.current) && (!defined($slug) || slug.current == $slug)]
    | order(slug.current asc) {
    _id,
    _updatedAt,
    "slug": slug.current,
    formerSlugs,
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    layout,
    tone,
    updatedOn,
    updatedLabel,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
