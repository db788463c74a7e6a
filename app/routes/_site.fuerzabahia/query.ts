import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** How to open a campaign, for people of the three affected localities (SOS-02). */
export const fuerzaBahiaPageQuery = defineQuery(`
  *[_type == "fuerzaBahiaPage" && _id == "fuerzaBahiaPage"][0]{
    title,
    heading,
    lead,
    picture{ ${pictureFields} },
    localitiesLabel,
    localities,
    buttons[]{ _key, ${linkFields} },
    howTo{
      title,
      lead,
      steps[]{ _key, title, text, picture{ ${pictureFields} }, link{ ${linkFields} } }
    },
    postsSection{
      title,
      lead,
      archiveTitle,
      posts[]->{
        _id, platform, author, text, date, url, sampleMark, embedProvider,
        picture{ ${pictureFields} }
      }
    },
    body[]{ ${blockFields} },
    labels{ openPost, loadingPost, showPost },
    seo{ ${seoFields} }
  }
`)
