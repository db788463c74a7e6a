import { defineQuery } from 'groq'
import { defineContent } from './content.server'

const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from) && defined(to)] | order(from asc){ from, to, permanent }
`)

/** Addresses that lead elsewhere, as staff edit them (RT-07). */
export const redirects = defineContent('redirects', redirectsQuery)
