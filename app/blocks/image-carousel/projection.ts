import { pictureFields } from '../../sanity/fragments'

export const imageCarouselProjection = `
  title, lead, anchor, label,
  pictures[]{ _key, ${pictureFields} }
`
