import { sitePages } from '~/lib/site-pages'
import { defineContent } from './content.server'
import { knownPagesQuery } from './site-queries'

/** Which pages stand in the dataset, since when they are as they are, and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery, {
  pages: Object.keys(sitePages),
})
