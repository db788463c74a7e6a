import { defineQuery } from 'groq'
import { pageFields } from '../../blocks/page-fields'
import { campaignFields, linkFields } from '../../sanity/fragments'

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePageQuery = defineQuery(`
  *[_type == "sosHomePage" && _id == "sosHomePage"][0]{
    emergencyTitle,
    emergencyNumbers[]{ _key, ${linkFields} },
    helpLink{ ${linkFields} },
    donateLink{ ${linkFields} },
    "campaigns": coalesce(campaigns[]->{ ${campaignFields} }, []),
    campaignLinkLabel,
    emptyText,
    ${pageFields}
  }
`)
