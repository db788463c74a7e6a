import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { seoFields } from '../../sanity/fragments'

/** Ways to ask for help (HOME-06). */
export const sosHelpPageQuery = defineQuery(`
  *[_type == "sosHelpPage" && _id == "sosHelpPage"][0]{
    title,
    heading,
    lead,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
