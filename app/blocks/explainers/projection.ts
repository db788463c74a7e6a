import { pictureFields } from '../../sanity/fragments'

export const explainersProjection = `
  title, lead, anchor, note,
  items[]{ _key, title, summary, content, tone, anchor, picture{ ${pictureFields} } }
`
