import { defineQuery } from 'groq'
import { defineContent } from './content.server'

const siteIdentityQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName,
    "description": defaultSeo.description,
    "hidden": defaultSeo.noIndex == true
  }
`)

/** What the files beside the pages say of the site (RT-08). */
export const siteIdentity = defineContent('siteIdentity', siteIdentityQuery)
