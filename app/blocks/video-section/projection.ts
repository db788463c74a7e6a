import { pictureFields } from '../../sanity/fragments'

export const videoSectionProjection = `
  title, lead, anchor, name, url, transcript,
  "file": file.asset->{ _id },
  "captions": captions.asset->{ _id },
  picture{ ${pictureFields} },
  "labels": *[_type == "interfaceLabels" && _id == "interfaceLabels"][0]
    .video{ play, notice, transcript }
`
