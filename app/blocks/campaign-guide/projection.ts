import { linkFields, pictureFields } from '../../sanity/fragments'

export const campaignGuideProjection = `
  title, lead, anchor, note,
  link{ ${linkFields} },
  "steps": steps[]->{ _id, number, title, text, picture{ ${pictureFields} } }
`
