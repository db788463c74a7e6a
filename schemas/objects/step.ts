import { OlistIcon } from '@sanity/icons'
import { linkField, pictureField, textArea, textLine } from '../shared/fields'
import { defineObject } from './define-object'

/** A step of a how-to. Its number is its position in the list. */
export const step = defineObject({
  name: 'step',
  title: 'Paso',
  icon: OlistIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    textArea('text', 'Texto', { optional: true, max: 320 }),
    pictureField('picture', 'Imagen', { optional: true }),
    linkField('link', 'Enlace', { optional: true }),
  ],
  preview: { subtitle: 'text', media: 'picture' },
})
