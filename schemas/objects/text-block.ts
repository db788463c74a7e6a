import { BlockContentIcon } from '@sanity/icons'
import { headline, pictureField, richTextField } from '../shared/fields'
import { defineObject } from './define-object'

/** A titled text with a picture beside it (INV-01). */
export const textBlock = defineObject({
  name: 'textBlock',
  title: 'Texto con imagen',
  icon: BlockContentIcon,
  fields: [
    headline(),
    richTextField('text', 'Texto'),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: { media: 'picture' },
})
