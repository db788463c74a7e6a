import { LinkIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { hrefField, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A button or a menu entry. */
export const link = defineType({
  name: 'link',
  title: 'Enlace',
  type: 'object',
  icon: LinkIcon,
  fields: [
    textLine('label', 'Texto', { max: 60 }),
    hrefField('href', 'Dirección'),
    defineField({ name: 'openInNewTab', title: 'Abrir en otra pestaña', type: 'boolean' }),
  ],
  preview: itemPreview('Enlace', { title: 'label', subtitle: 'href', icon: LinkIcon }),
})
