import { defineContent } from './content.server'
import { errorPagesQuery } from './site-queries'

/** Texts of the error pages (RT-07, ERR-01, ERR-03, OFF-02). */
export const errorPages = defineContent('errorPages', errorPagesQuery)
