import { ImageIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { anchorField, headline, linkField, pictureField, richTextField } from '../shared/fields'
import { defineBlock } from './define-block'

/** A picture with text beside it. */
export const pictureText = defineBlock({
  group: 'visual',
  name: 'pictureText',
  title: 'Imagen con texto al lado',
  icon: ImageIcon,
  fields: [
    headline('title', 'Titular', { optional: true }),
    richTextField('body', 'Texto'),
    pictureField('picture', 'Imagen'),
    defineField({
      name: 'side',
      title: 'Lado de la imagen',
      type: 'string',
      description: 'En el teléfono, la de la izquierda va arriba del texto, y la otra, abajo.',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Izquierda', value: 'left' },
          { title: 'Derecha', value: 'right' },
        ],
      },
      initialValue: 'right',
    }),
    linkField('link', 'Botón', { optional: true }),
    anchorField,
  ],
  preview: { subtitle: 'body', media: 'picture' },
})
