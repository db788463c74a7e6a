import { defineQuery } from 'groq'
import { pageFields } from '../../blocks/page-fields'
import { campaignFields } from '../../sanity/fragments'

/** Campaigns in frames (SOS-03). */
export const todosPorBahiaPageQuery = defineQuery(`
  *[_type == "todosPorBahiaPage" && _id == "todosPorBahiaPage"][0]{
    ${pageFields},
    campaigns[]->{ ${campaignFields} },
    labels{ openCampaign, frameTitle, frameRefused, frameWithheld, showFrame }
  }
`)
