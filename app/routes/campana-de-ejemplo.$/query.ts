import { defineQuery } from 'groq'
import { campaignFields } from '../../sanity/fragments'

/** All campaigns, and the texts of their sample pages (SOS-03). */
export const sampleCampaignsQuery = defineQuery(`{
  "campaigns": *[_type == "campaignLink"]{ ${campaignFields} },
  "labels": *[_type == "todosPorBahiaPage" && _id == "todosPorBahiaPage"][0].labels{
    sampleMark, sampleText
  }
}`)
