import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** How to use a profile in the app (RT-04). */
export const sosProfilePageQuery = defineQuery(`
  *[_type == "sosProfilePage" && _id == "sosProfilePage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
