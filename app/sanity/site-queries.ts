import { defineQuery } from 'groq'
import { linkFields, pictureFields } from './fragments'

// What every page needs, or none. Apart from the modules that read it: those listen to the dataset
// as soon as they are loaded, and the queries are also asked by themselves.

/** The name that stands where words say `{product}` (CMS-09). */
export const brandNameQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0].brandName
`)

/** What the files beside the pages say of the site (RT-08). */
export const siteIdentityQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0]{
    brandName,
    "description": defaultSeo.description,
    "hidden": defaultSeo.noIndex == true
  }
`)

/** How visits are measured and third parties treated (ANA-05). */
export const privacyQuery = defineQuery(`
  *[_type == "siteSettings" && _id == "siteSettings"][0].privacy{
    consentMode,
    "words": {
      consentText,
      acceptLabel,
      rejectLabel,
      dismissLabel,
      reopenLabel,
      accessibleLabel,
      allowedText,
      refusedText,
      signalText
    },
    excludeContactData,
    recorderIdentity
  }
`)

/** Words of the pages for what goes wrong (RT-07, ERR-01, ERR-03). */
export const errorPagesQuery = defineQuery(`
  *[_type == "errorPages" && _id == "errorPages"][0]{
    notFound{ title, text, links[]{ _key, ${linkFields} }, picture{ ${pictureFields} } },
    unexpected{ title, text, homeLabel, requestIdLabel },
    unavailable{ title, text }
  }
`)

/** Words of the strip on pages that show drafts (CMS-06). */
export const previewLabelsQuery = defineQuery(`
  *[_type == "interfaceLabels" && _id == "interfaceLabels"][0].preview{ active, exit }
`)

/** Addresses that lead elsewhere (RT-07). */
export const redirectsQuery = defineQuery(`
  *[_type == "redirect" && defined(from) && defined(to)] | order(from asc){ from, to, permanent }
`)

/**
 * The documents of these pages: an id is the name of its type. Asked by id, so that the answer
 * costs what it returns, not the whole dataset.
 */
export const knownPagesQuery = defineQuery(`
  *[_id in $pages && _id == _type && defined(seo)]{
    _id,
    _updatedAt,
    "noIndex": seo.noIndex == true
  }
`)
