import { ImageIcon } from '@sanity/icons'
import { choiceField, pictureField } from '../shared/fields'
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
    choiceField(
      'size',
      'Tamaño',
      { wide: 'Ancho de la página', text: 'Ancho del texto' },
      { optional: true },
    ),
  ],
  preview: { subtitle: 'picture.alt', media: 'picture' },
})
