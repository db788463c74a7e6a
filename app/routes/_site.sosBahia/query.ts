import { defineQuery } from 'groq'

/** What all SOS Bahía pages share: the sidebar and the help link (SOS-01). */
export const sosLayoutQuery = defineQuery(`{
  "layout": *[_type == "sosLayout" && _id == "sosLayout"][0]{
    title,
    links[]{ _key, label, href, emoji },
    help{ label, number, message },
    labels{ navigation, collapse, expand, menuOpen, menuClose, help, backToSite }
  },
  "defaultNumber": *[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number
}`)
