import { CheckmarkIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { emojiField, pictureField, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** An argument: a sentence, with optional details. */
export const point = defineType({
  name: 'point',
  title: 'Punto',
  type: 'object',
  icon: CheckmarkIcon,
  fields: [
    textLine('title', 'Título', { max: 120 }),
    textArea('text', 'Detalle', { optional: true, max: 320 }),
    emojiField('emoji', 'Emoji', { optional: true }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: itemPreview('Punto', {
    subtitle: 'text',
    media: 'picture',
    emoji: 'emoji',
    icon: CheckmarkIcon,
  }),
})
