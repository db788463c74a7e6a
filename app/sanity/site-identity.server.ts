import { defineContent } from './content.server'
import { siteIdentityQuery } from './site-queries'

/** What the files beside the pages say of the site (RT-08). */
export const siteIdentity = defineContent('siteIdentity', siteIdentityQuery)
