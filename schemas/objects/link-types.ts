import { CommentIcon, LinkIcon, MenuIcon, UsersIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import {
  emojiField,
  hrefField,
  linkField,
  pictureField,
  productHint,
  textArea,
  textLine,
  toneField,
  webUrlField,
  whatsappNumberField,
} from '../shared/fields'
import { listField } from '../shared/lists'
import { platformField } from '../shared/platforms'
import { defineObject } from './define-object'

/** Links, alone or with what stands beside them. */
export const linkTypes = [
  /** A button or a menu entry. */
  defineObject({
    name: 'link',
    title: 'Enlace',
    icon: LinkIcon,
    fields: [
      textLine('label', 'Texto', { max: 60 }),
      hrefField('href', 'Dirección'),
      defineField({ name: 'openInNewTab', title: 'Abrir en otra pestaña', type: 'boolean' }),
    ],
    preview: { title: 'label', subtitle: 'href' },
  }),
  /** A card with a link. */
  defineObject({
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
  }),
  /** A titled column of links of the footer. */
  defineObject({
    name: 'linkColumn',
    title: 'Columna de enlaces',
    icon: MenuIcon,
    fields: [textLine('title', 'Título', { max: 40 }), listField('links', 'Enlaces', 'link')],
  }),
  /** An entry of the SOS Bahía sidebar, which shows only the emoji when collapsed. */
  defineObject({
    name: 'navItem',
    title: 'Entrada del menú',
    icon: MenuIcon,
    fields: [textLine('label', 'Texto', { max: 40 }), hrefField('href', 'Dirección'), emojiField()],
    preview: { title: 'label', subtitle: 'href', emoji: 'emoji' },
  }),
  /** A profile on a social network (HOME-07). */
  defineObject({
    name: 'socialLink',
    title: 'Red social',
    icon: UsersIcon,
    fields: [
      platformField,
      webUrlField('url', 'Dirección del perfil'),
      textLine('label', 'Texto accesible', { description: 'Por ejemplo: {product} en Instagram.' }),
    ],
    preview: { title: 'label', subtitle: 'url' },
  }),
  /** A button that opens a chat with a prepared message. */
  defineObject({
    name: 'whatsappLink',
    title: 'Enlace de WhatsApp',
    icon: CommentIcon,
    fields: [
      textLine('label', 'Texto', { max: 60 }),
      whatsappNumberField({
        optional: true,
        description:
          'Si falta, se usa el de los ajustes generales. Solo dígitos, con código de país.',
      }),
      textArea('message', 'Mensaje ya escrito', { description: productHint }),
    ],
    preview: { title: 'label', subtitle: 'message' },
  }),
]
