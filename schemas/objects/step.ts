import { OlistIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { linkField, pictureField, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A step of a how-to. Its number is its position in the list. */
export const step = defineType({
  name: 'step',
  title: 'Paso',
  type: 'object',
  icon: OlistIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    textArea('text', 'Texto', { optional: true, max: 320 }),
    pictureField('picture', 'Imagen', { optional: true }),
    linkField('link', 'Enlace', { optional: true }),
  ],
  preview: itemPreview('Paso', { subtitle: 'text', media: 'picture', icon: OlistIcon }),
})
