import { defineContent } from './content.server'
import { redirectsQuery } from './site-queries'

/** Redirects that editors maintain (RT-07). */
export const redirects = defineContent('redirects', redirectsQuery)
