import { LinkIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { hrefField } from '../shared/fields'

/** A link inside formatted text. */
export const textLink = defineType({
  name: 'textLink',
  title: 'Enlace',
  type: 'object',
  icon: LinkIcon,
  options: { modal: { type: 'dialog' } },
  fields: [
    hrefField('href', 'Dirección'),
    defineField({ name: 'openInNewTab', title: 'Abrir en otra pestaña', type: 'boolean' }),
  ],
})
