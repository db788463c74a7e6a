import { pictureFields } from '../../sanity/fragments'

export const pictureSectionProjection = `title, lead, anchor, size, picture{ ${pictureFields} }`
