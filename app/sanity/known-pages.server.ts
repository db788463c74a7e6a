import { publicPages } from '../../config/site-pages'
import { defineContent } from './content.server'
import { knownPagesQuery } from './site-queries'

/** The pages in the dataset, with their last change and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery, {
  pages: publicPages.map(({ id }) => id),
})
