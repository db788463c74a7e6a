import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { campaignFields, pictureFields, seoFields } from '../../sanity/fragments'

/** Campaigns in frames (SOS-03). */
export const todosPorBahiaPageQuery = defineQuery(`
  *[_type == "todosPorBahiaPage" && _id == "todosPorBahiaPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    campaigns[]->{ ${campaignFields} },
    body[]{ ${blockFields} },
    labels{ openCampaign, frameTitle, frameRefused, frameWithheld, showFrame },
    seo{ ${seoFields} }
  }
`)
