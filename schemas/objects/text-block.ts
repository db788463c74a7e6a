import { BlockContentIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { headline, pictureField, richTextField } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A titled text with a picture beside it (INV-01). */
export const textBlock = defineType({
  name: 'textBlock',
  title: 'Texto con imagen',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    headline(),
    richTextField('text', 'Texto'),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: itemPreview('Texto con imagen', { media: 'picture', icon: BlockContentIcon }),
})
