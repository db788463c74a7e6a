import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** The privacy policy (RT-02); what it says of measurement follows the settings (ANA-01). */
export const privacyPageQuery = defineQuery(`
  *[_type == "privacyPage" && _id == "privacyPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    counselNotice,
    showsCounselNotice,
    updatedOn,
    updatedLabel,
    body[]{ ${blockFields} },
    "measurement": analyticsText{
      title,
      "text": select(
        *[_type == "siteSettings" && _id == "siteSettings"][0].privacy.excludeContactData == true
          => withoutContactData,
        withContactData
      )
    },
    seo{ ${seoFields} }
  }
`)
