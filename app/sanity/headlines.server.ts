import { publicPages } from '../../config/site-pages'
import { defineContent } from './content.server'
import { headlinesQuery } from './site-queries'

/** The headlines of the public pages (RT-08). */
export const headlines = defineContent('headlines', headlinesQuery, {
  pages: publicPages.map(({ id }) => id),
})
