import { ImageIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { itemPreview } from '../shared/previews'

/** An image with its alternative text (CMS-03). */
export const picture = defineType({
  name: 'picture',
  title: 'Imagen',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, metadata: ['lqip', 'palette'] },
  fields: [
    defineField({
      name: 'alt',
      title: 'Texto alternativo',
      type: 'string',
      description: 'Contá lo que se ve, para quien no puede ver la imagen.',
      validation: (rule) => [
        rule.required().error('Toda imagen necesita un texto alternativo.'),
        rule.max(180).warning('Conviene que no pase de 180 caracteres.'),
      ],
    }),
    defineField({ name: 'caption', title: 'Epígrafe', type: 'string' }),
  ],
  preview: itemPreview('Imagen', {
    title: 'alt',
    subtitle: 'caption',
    media: 'asset',
    icon: ImageIcon,
  }),
})
