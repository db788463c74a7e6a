import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/projection'
import { seoFields } from '../../sanity/fragments'

/** Who is behind the app and what it stands for (RT-02). */
export const aboutPageQuery = defineQuery(`
  *[_type == "aboutPage" && _id == "aboutPage"][0]{
    title,
    heading,
    lead,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
