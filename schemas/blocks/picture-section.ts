import { ImageIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { pictureField } from '../shared/fields'
import { defineBlock } from './define-block'
import { untitledSectionFields } from './section-fields'

/** One picture alone, with its caption. */
export const pictureSection = defineBlock({
  group: 'visual',
  name: 'pictureSection',
  title: 'Imagen sola',
  icon: ImageIcon,
  fields: [
    ...untitledSectionFields,
    pictureField('picture', 'Imagen', {
      description: 'Su epígrafe sale debajo: quién es, dónde y cuándo, o de quién es la foto.',
    }),
    defineField({
      name: 'size',
      title: 'Tamaño',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Ancho de la página', value: 'wide' },
          { title: 'Ancho del texto', value: 'text' },
        ],
      },
      initialValue: 'wide',
    }),
  ],
  preview: { subtitle: 'picture.alt', media: 'picture' },
})
