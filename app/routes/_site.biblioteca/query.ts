import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** Explainers, guides and downloads (RT-02). */
export const libraryPageQuery = defineQuery(`
  *[_type == "libraryPage" && _id == "libraryPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
