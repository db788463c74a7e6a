import { pictureFields } from '../../sanity/fragments'

export const resourceListProjection = `
  title, lead, anchor,
  "resources": resources[]->{
    _id, title, kind, summary, linkLabel, href,
    "file": file.asset->{ _id, size, extension },
    picture{ ${pictureFields} }
  }
`
