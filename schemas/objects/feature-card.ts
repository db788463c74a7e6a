import { SparklesIcon } from '@sanity/icons'
import {
  emojiField,
  linkField,
  pictureField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { defineObject } from './define-object'

/** A card about one feature of the product (HOME-01). */
export const featureCard = defineObject({
  name: 'featureCard',
  title: 'Tarjeta',
  icon: SparklesIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { max: 280 }),
    pictureField('picture', 'Imagen', { optional: true }),
    emojiField('emoji', 'Emoji', { optional: true }),
    linkField('link', 'Enlace', { optional: true }),
    toneField,
  ],
  preview: { subtitle: 'text', media: 'picture', emoji: 'emoji' },
})
