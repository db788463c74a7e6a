import { defineQuery } from 'groq'
import { blockFields } from '../../blocks/block-fields.generated'
import { linkFields, pictureFields, seoFields } from '../../sanity/fragments'

/** Everything the home page shows, in one round trip (RT-01). */
export const homePageQuery = defineQuery(`
  *[_type == "homePage" && _id == "homePage"][0]{
    title,
    hero{
      title,
      lead,
      buttons[]{ _key, ${linkFields} },
      tickets[]{ _key, title, detail, number, price, tone },
      number{ label, hint, placeholder, button },
      picture{ ${pictureFields} }
    },
    sections[]{ ${blockFields} },
    seo{ ${seoFields} }
  }
`)
