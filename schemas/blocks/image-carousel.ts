import { ImagesIcon } from '@sanity/icons'
import { textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { untitledSectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** The looping strip of pictures (HOME-03). */
export const imageCarousel = defineBlock({
  group: 'visual',
  name: 'imageCarousel',
  title: 'Carrusel de imágenes',
  icon: ImagesIcon,
  fields: [
    ...untitledSectionFields,
    textLine('label', 'Texto accesible', { description: 'Qué muestra el carrusel.' }),
    listField('pictures', 'Imágenes', 'picture', { expected: 14, noun: 'imágenes' }),
  ],
  preview: { subtitle: 'label', media: 'pictures.0' },
})
