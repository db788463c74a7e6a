import { linkFields, pictureFields } from '../../sanity/fragments'

export const linkCardsProjection = `
  title, lead, anchor,
  cards[]{ _key, title, text, emoji, tone, link{ ${linkFields} }, picture{ ${pictureFields} } }
`
