import {
  campaigns,
  explainers,
  features,
  flood,
  people,
  steps,
  team,
  testimonials,
} from './catalogue/drawings'
import { brand, gallery, screens, social } from './catalogue/product'
import { openings, relief } from './catalogue/relief'

export { pressPictures } from './catalogue/press'
export { documents, type DocumentName } from './catalogue/documents'

/** The pictures of the seed dataset by name; `packages/illustrations/` draws them. */
export const pictures = {
  ...campaigns,
  ...people,
  ...testimonials,
  ...team,
  ...flood,
  ...relief,
  ...openings,
  ...explainers,
  ...features,
  ...steps,
  ...screens,
  ...brand,
  ...social,
  ...gallery,
}

export type PictureName = keyof typeof pictures
