import { defineContent } from './content.server'
import { redirectsQuery } from './site-queries'

/** Addresses that lead elsewhere, as staff edit them (RT-07). */
export const redirects = defineContent('redirects', redirectsQuery)
