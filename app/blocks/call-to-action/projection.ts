import { linkFields, pictureFields } from '../../sanity/fragments'

export const callToActionProjection = `
  title, lead, anchor, tone,
  buttons[]{ _key, ${linkFields} },
  picture{ ${pictureFields} }
`
