import { defineQuery } from 'groq'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** The thank-you page, with the form’s labels for the receipt (TY-01 to TY-03). */
export const thankYouPageQuery = defineQuery(`{
  "page": *[_type == "thankYouPage" && _id == "thankYouPage"][0]{
    title,
    heading,
    greeting,
    text,
    answer,
    homeButton{ ${linkFields} },
    investorsButton{ ${linkFields} },
    whatsapp{ label, number, message },
    picture{ ${pictureFields} },
    receipt{ title, stamp },
    countdown{ text, pause, paused, resume },
    seo{ ${seoFields} }
  },
  "labels": *[_type == "investorsPage" && _id == "investorsPage"][0].form.labels{
    user_name, user_whatsapp, user_email
  },
  "defaultNumber": *[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number
}`)
