import { LinkIcon } from '@sanity/icons'
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

/** A card with a link. */
export const linkCard = defineType({
  name: 'linkCard',
  title: 'Tarjeta con enlace',
  type: 'object',
  icon: LinkIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { optional: true, max: 240 }),
    linkField('link', 'Enlace'),
    pictureField('picture', 'Imagen', { optional: true }),
    emojiField('emoji', 'Emoji', { optional: true }),
    toneField,
  ],
  preview: itemPreview('Tarjeta con enlace', {
    subtitle: 'link.href',
    media: 'picture',
    emoji: 'emoji',
    icon: LinkIcon,
  }),
})
