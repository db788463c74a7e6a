import { defineContent } from './content.server'
import { siteIdentityQuery } from './site-queries'

/** Name, description and visibility of the site, for web manifest and sitemap (RT-08). */
export const siteIdentity = defineContent('siteIdentity', siteIdentityQuery)
