import { LinkIcon } from '@sanity/icons'
import {
  emojiField,
  linkField,
  pictureField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { defineObject } from './define-object'

/** A card with a link. */
export const linkCard = defineObject({
  name: 'linkCard',
  title: 'Tarjeta con enlace',
  icon: LinkIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { optional: true, max: 240 }),
    linkField('link', 'Enlace'),
    pictureField('picture', 'Imagen', { optional: true }),
    emojiField('emoji', 'Emoji', { optional: true }),
    toneField,
  ],
  preview: { subtitle: 'link.href', media: 'picture', emoji: 'emoji' },
})
