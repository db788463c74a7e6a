import { campaigns, explainers, features, flood, people, steps } from './catalogue/drawings'
import { brand, gallery, screens, social } from './catalogue/product'

export { documents, type DocumentName } from './catalogue/documents'
export type { CatalogueDocument, CataloguePicture, Hotspot } from './catalogue/types'

/** Every picture of the seed dataset by its name. `npm run seed:art` draws them all. */
export const pictures = {
  ...campaigns,
  ...people,
  ...flood,
  ...explainers,
  ...features,
  ...steps,
  ...screens,
  ...brand,
  ...social,
  ...gallery,
} as const

/** The name of a picture of the seed dataset. */
export type PictureName = keyof typeof pictures
