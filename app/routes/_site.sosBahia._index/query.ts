import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { campaignFields, linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePageQuery = defineQuery(`
  *[_type == "sosHomePage" && _id == "sosHomePage"][0]{
    title,
    emergencyTitle,
    emergencyNumbers[]{ _key, ${linkFields} },
    helpLink{ ${linkFields} },
    heading,
    lead,
    picture{ ${pictureFields} },
    campaigns[]->{ ${campaignFields} },
    campaignLinkLabel,
    emptyText,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
