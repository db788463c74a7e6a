import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { pictureFields, seoFields } from '../../sanity/fragments'

/** Where to follow and share (RT-04). */
export const sosSocialPageQuery = defineQuery(`
  *[_type == "sosSocialPage" && _id == "sosSocialPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    profiles[]{ _key, platform, url, label },
    profilesSampleMark,
    posts[]->{ _id, platform, author, text, date, url, sampleMark, picture{ ${pictureFields} } },
    postLinkLabel,
    body[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
