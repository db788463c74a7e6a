import { defineQuery } from 'groq'
import { defineContent } from './content.server'
import { linkFields, pictureFields } from './fragments'

/** Words of the pages for what goes wrong (RT-07, ERR-01, ERR-03). */
const errorPagesQuery = defineQuery(`
  *[_type == "errorPages" && _id == "errorPages"][0]{
    notFound{ title, text, links[]{ _key, ${linkFields} }, picture{ ${pictureFields} } },
    unexpected{ title, text, homeLabel, requestIdLabel },
    unavailable{ title, text }
  }
`)

export const errorPages = defineContent('errorPages', errorPagesQuery)
