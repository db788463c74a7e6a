import { defineContent } from './content.server'
import { errorPagesQuery } from './site-queries'

/** Words of the pages for what goes wrong (RT-07, ERR-01, ERR-03). */
export const errorPages = defineContent('errorPages', errorPagesQuery)
