import { linkFields, pictureFields } from '../../sanity/fragments'

export const pictureTextProjection = `
  title, anchor, body, side,
  picture{ ${pictureFields} },
  link{ ${linkFields} }
`
