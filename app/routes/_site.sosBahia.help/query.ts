import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** Ways to ask for help, after the numbers to call (HOME-06). */
export const sosHelpPageQuery = defineQuery(`
  *[_type == "sosHelpPage" && _id == "sosHelpPage"][0]{
    title,
    emergencyTitle,
    emergencyNumbers[]{ _key, ${linkFields} },
    heading,
    lead,
    picture{ ${pictureFields} },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
