import { ImagesIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textLine } from '../shared/fields'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { quietSectionFields } from './section-fields'

/** The looping strip of pictures (HOME-03). */
export const imageCarousel = defineType({
  name: 'imageCarousel',
  title: 'Carrusel de imágenes',
  type: 'object',
  icon: ImagesIcon,
  fields: [
    ...quietSectionFields,
    textLine('label', 'Texto accesible', { description: 'Qué muestra el carrusel.' }),
    listOf('pictures', 'Imágenes', 'picture', { expected: 14, noun: 'imágenes' }),
  ],
  preview: itemPreview('Carrusel de imágenes', {
    subtitle: 'label',
    media: 'pictures.0',
    icon: ImagesIcon,
  }),
})
