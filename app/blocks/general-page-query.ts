import { defineQuery } from 'groq'
import { linkFields, pictureFields } from '../sanity/fragments'
import { pageFields } from './page-fields'

/**
 * The general page with `$id` (RT-02, RT-04). What the privacy policy says of measurement follows
 * the settings (ANA-01); the page for help has the numbers to call (HOME-06).
 */
export const generalPageQuery = defineQuery(`
  *[_id == $id && _type == $id && _type in [
    "aboutPage", "libraryPage", "privacyPage", "termsPage",
    "sosDonatePage", "sosHelpPage", "sosSocialPage", "sosProfilePage"
  ]][0]{
    _type,
    ${pageFields},
    (_type == "privacyPage" || _type == "termsPage") => {
      counselNotice,
      showsCounselNotice,
      updatedOn,
      updatedLabel
    },
    _type == "privacyPage" => {
      "measurement": analyticsText{
        title,
        "text": select(
          *[_type == "siteSettings" && _id == "siteSettings"][0].privacy.excludeContactData == true
            => withoutContactData,
          withContactData
        )
      }
    },
    _type == "sosHelpPage" => {
      emergencyTitle,
      emergencyNumbers[]{ _key, ${linkFields} }
    },
    _type == "sosSocialPage" => {
      profiles[]{ _key, platform, url, label },
      profilesSampleMark,
      posts[]->{ _id, platform, author, text, date, url, sampleMark, picture{ ${pictureFields} } },
      postLinkLabel
    }
  }
`)
