import { ImageIcon } from '@sanity/icons'
import {
  anchorField,
  choiceField,
  headline,
  linkField,
  pictureField,
  richTextField,
} from '../shared/fields'
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
    choiceField(
      'side',
      'Lado de la imagen',
      { left: 'Izquierda', right: 'Derecha' },
      {
        optional: true,
        initialValue: 'right',
        description: 'En el teléfono, la de la izquierda va arriba del texto, y la otra, abajo.',
      },
    ),
    linkField('link', 'Botón', { optional: true }),
    anchorField,
  ],
  preview: { subtitle: 'body', media: 'picture' },
})
