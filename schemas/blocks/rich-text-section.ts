import { BlockContentIcon } from '@sanity/icons'
import { anchorField, headline, pictureField, richTextField } from '../shared/fields'
import { defineBlock } from './define-block'

/** Formatted text, alone or beside a picture. */
export const richTextSection = defineBlock({
  group: 'text',
  name: 'richTextSection',
  title: 'Texto',
  icon: BlockContentIcon,
  fields: [
    headline('title', 'Titular', { optional: true }),
    richTextField('body', 'Texto'),
    pictureField('picture', 'Imagen', { optional: true }),
    anchorField,
  ],
  preview: { subtitle: 'body', media: 'picture' },
})
