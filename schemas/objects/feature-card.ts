import { SparklesIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import {
  emojiField,
  linkField,
  pictureField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A card about one feature of the product (HOME-01). */
export const featureCard = defineType({
  name: 'featureCard',
  title: 'Tarjeta',
  type: 'object',
  icon: SparklesIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { max: 280 }),
    pictureField('picture', 'Imagen', { optional: true }),
    emojiField('emoji', 'Emoji', { optional: true }),
    linkField('link', 'Enlace', { optional: true }),
    toneField,
  ],
  preview: itemPreview('Tarjeta', {
    subtitle: 'text',
    media: 'picture',
    emoji: 'emoji',
    icon: SparklesIcon,
  }),
})
