import { defineQuery } from 'groq'
import { sitePages } from '~/lib/site-pages'
import { defineContent } from './content.server'

/**
 * The documents of these pages: an id is the name of its type. Asked by id, so that the answer
 * costs what it returns and not the whole dataset.
 */
const knownPagesQuery = defineQuery(`
  *[_id in $pages && _id == _type && defined(seo)]{
    _id,
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)

/** Which pages stand in the dataset, since when they are as they are, and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery, {
  pages: Object.keys(sitePages),
})
