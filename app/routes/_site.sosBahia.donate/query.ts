import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** How to donate, in eight steps (HOME-05). */
export const sosDonatePageQuery = defineQuery(`
  *[_type == "sosDonatePage" && _id == "sosDonatePage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
