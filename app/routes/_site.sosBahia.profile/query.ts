import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/projection'
import { seoFields } from '../../sanity/fragments'

/** What a profile in the app shows, and how to get there (RT-04). */
export const sosProfilePageQuery = defineQuery(`
  *[_type == "sosProfilePage" && _id == "sosProfilePage"][0]{
    title,
    heading,
    lead,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
