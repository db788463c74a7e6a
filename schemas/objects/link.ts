import { LinkIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { hrefField, textLine } from '../shared/fields'
import { defineObject } from './define-object'

/** A button or a menu entry. */
export const link = defineObject({
  name: 'link',
  title: 'Enlace',
  icon: LinkIcon,
  fields: [
    textLine('label', 'Texto', { max: 60 }),
    hrefField('href', 'Dirección'),
    defineField({ name: 'openInNewTab', title: 'Abrir en otra pestaña', type: 'boolean' }),
  ],
  preview: { title: 'label', subtitle: 'href' },
})
