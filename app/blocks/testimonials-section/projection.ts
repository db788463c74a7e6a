import { pictureFields } from '../../sanity/fragments'

export const testimonialsSectionProjection = `
  title, lead, anchor,
  "testimonials": testimonials[]->{ _id, name, rating, description, stamp, img{ ${pictureFields} } }
`
