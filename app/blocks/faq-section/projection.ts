import { linkFields } from '../../sanity/fragments'

export const faqSectionProjection = `
  title, lead, anchor,
  link{ ${linkFields} },
  "entries": entries[]->{ _id, id, title, content }
`
