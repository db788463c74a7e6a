import { linkFields, pictureFields } from '../../sanity/fragments'

export const featureCardsProjection = `
  title, lead, anchor,
  cards[]{ _key, title, text, emoji, tone, picture{ ${pictureFields} }, link{ ${linkFields} } }
`
