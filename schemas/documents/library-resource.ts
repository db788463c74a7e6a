import { BookIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { hrefField, pictureField, REQUIRED, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'
import { checkResourceSource } from '../shared/validation/resource-source'

/** Something to read or download from the library (RT-02). */
export const libraryResource = defineType({
  name: 'libraryResource',
  title: 'Recurso de la biblioteca',
  type: 'document',
  icon: BookIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    defineField({
      name: 'kind',
      title: 'Clase',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Explicación', value: 'explainer' },
          { title: 'Guía', value: 'guide' },
          { title: 'Descarga', value: 'download' },
        ],
      },
      initialValue: 'guide',
      validation: (rule) => rule.required().error(REQUIRED),
    }),
    textArea('summary', 'Resumen', { max: 240 }),
    textLine('linkLabel', 'Texto del enlace', { max: 40 }),
    defineField({ name: 'file', title: 'Archivo', type: 'file' }),
    hrefField('href', 'Dirección', { optional: true, description: 'Si no es un archivo subido.' }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  validation: (rule) => rule.custom(checkResourceSource).error(),
  orderings: [
    { name: 'title', title: 'Título', by: [{ field: 'title', direction: 'asc' }] },
    { name: 'kind', title: 'Clase', by: [{ field: 'kind', direction: 'asc' }] },
  ],
  preview: itemPreview('Recurso de la biblioteca', {
    subtitle: 'summary',
    media: 'picture',
    icon: BookIcon,
  }),
})
