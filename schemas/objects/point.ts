import { CheckmarkIcon } from '@sanity/icons'
import { emojiField, pictureField, textArea, textLine } from '../shared/fields'
import { defineObject } from './define-object'

/** An argument: a sentence, with optional details. */
export const point = defineObject({
  name: 'point',
  title: 'Punto',
  icon: CheckmarkIcon,
  fields: [
    textLine('title', 'Título', { max: 120 }),
    textArea('text', 'Detalle', { optional: true, max: 320 }),
    emojiField('emoji', 'Emoji', { optional: true }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: { subtitle: 'text', media: 'picture', emoji: 'emoji' },
})
