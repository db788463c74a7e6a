import { BlockContentIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { anchorField, headline, pictureField, richTextField } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** Formatted text, alone or beside a picture. */
export const richTextSection = defineType({
  name: 'richTextSection',
  title: 'Texto',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    headline('title', 'Titular', { optional: true }),
    richTextField('body', 'Texto'),
    pictureField('picture', 'Imagen', { optional: true }),
    anchorField,
  ],
  preview: itemPreview('Texto', { subtitle: 'body', media: 'picture', icon: BlockContentIcon }),
})
