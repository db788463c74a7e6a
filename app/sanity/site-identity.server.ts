import { defineContent } from './content.server'
import { siteIdentityQuery } from './site-queries'

/** Name, description, address and visibility of the site, for files about it (RT-08). */
export const siteIdentity = defineContent('siteIdentity', siteIdentityQuery)
