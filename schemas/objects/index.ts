import { datedTypes } from './dated-types'
import { inputTypes } from './input-types'
import { itemTypes } from './item-types'
import { linkTypes } from './link-types'
import { picture } from './picture'
import { posterInks, posterRow, posterTemplate } from './poster'
import { seo } from './seo'
import { textTypes } from './text-types'

/** Object types of documents and blocks. An annotation comes before the types that use it. */
export const objectTypes = [
  ...textTypes,
  ...linkTypes,
  ...itemTypes,
  ...datedTypes,
  ...inputTypes,
  picture,
  posterInks,
  posterRow,
  posterTemplate,
  seo,
]
