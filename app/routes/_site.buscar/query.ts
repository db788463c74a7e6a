import { defineQuery } from 'groq'
import { linkFields, seoFields } from '../../sanity/fragments'

/** The texts of the search page; those of the box are in the site's query (SEEK-01). */
export const searchPageQuery = defineQuery(`
  *[_type == "searchPage" && _id == "searchPage"][0]{
    title,
    heading,
    lead,
    suggestions{ wordsTitle, words, pagesTitle, links[]{ _key, ${linkFields} } },
    results{ heading, one, many, limited, partial },
    nothing{ heading, text, words, similarTitle },
    groups{ pages, questions, resources },
    kinds{ page, section, question, resource, campaign },
    seo{ ${seoFields} }
  }
`)
