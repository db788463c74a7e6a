import { pictureFields, seoFields } from '../sanity/fragments'
import { blockFields } from './block-fields.generated'

/** The fields of every page with an opening and sections. */
export const pageFields = `
  title,
  heading,
  lead,
  picture{ ${pictureFields} },
  body[]{ ${blockFields} },
  seo{ ${seoFields} }
`
