import { linkFields, pictureFields } from '../../sanity/fragments'

export const stepListProjection = `
  title, lead, anchor, note, link{ ${linkFields} },
  steps[]{ _key, title, text, picture{ ${pictureFields} }, link{ ${linkFields} } }
`
