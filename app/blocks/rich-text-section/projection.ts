import { pictureFields } from '../../sanity/fragments'

export const richTextSectionProjection = `title, anchor, body, picture{ ${pictureFields} }`
