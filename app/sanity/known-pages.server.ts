import { defineQuery } from 'groq'
import { defineContent } from './content.server'

/** Every page of the dataset: the documents of which there is one, with words for search engines. */
const knownPagesQuery = defineQuery(`
  *[_id == _type && defined(seo)]{ _id, _updatedAt, "noIndex": seo.noIndex == true }
`)

/** Which pages stand in the dataset, since when they are as they are, and whether to list them. */
export const knownPages = defineContent('knownPages', knownPagesQuery)
