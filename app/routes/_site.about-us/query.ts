import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** The company and its values (RT-02). */
export const aboutPageQuery = defineQuery(`
  *[_type == "aboutPage" && _id == "aboutPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
