import { BookIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { choiceField, hrefField, pictureField, textArea, textLine } from '../shared/fields'
import { checkResourceSource } from '../shared/validation/sources'
import { defineCollection, sortBy } from './define-collection'

/** An explainer, a guide or a download of the library (RT-02). */
export const libraryResource = defineCollection({
  name: 'libraryResource',
  title: 'Recurso de la biblioteca',
  section: 'contenido',
  listTitle: 'Recursos de la biblioteca',
  shownOn: ['libraryPage', 'investorsPage'],
  icon: BookIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    choiceField('kind', 'Clase', {
      choices: { explainer: 'Explicación', guide: 'Guía', download: 'Descarga' },
      initialValue: 'guide',
    }),
    textArea('summary', 'Resumen', { max: 240 }),
    textLine('linkLabel', 'Texto del enlace', { max: 40 }),
    defineField({ name: 'file', title: 'Archivo', type: 'file' }),
    hrefField('href', 'Dirección', { optional: true, description: 'Si no es un archivo subido.' }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  validation: (rule) => rule.custom(checkResourceSource).error(),
  orderings: [sortBy('title', 'Título'), sortBy('kind', 'Clase')],
  preview: { subtitle: 'summary', media: 'picture' },
})
