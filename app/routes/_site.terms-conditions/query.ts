import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** The terms of use (RT-02). */
export const termsPageQuery = defineQuery(`
  *[_type == "termsPage" && _id == "termsPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    counselNotice,
    showsCounselNotice,
    updatedOn,
    updatedLabel,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
