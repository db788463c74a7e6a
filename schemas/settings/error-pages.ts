import { defineField } from '@sanity/types'
import { pictureField, textArea, textLine } from '../shared/fields'
import { listOf } from '../shared/lists'
import { defineSettings } from './define-settings'

/** Pages for what goes wrong (RT-07, ERR-01, ERR-03). */
export const errorPages = defineSettings({
  name: 'errorPages',
  title: 'Páginas de error',
  fields: [
    defineField({
      name: 'notFound',
      title: 'No existe (404)',
      type: 'object',
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto'),
        listOf('links', 'Por dónde seguir', 'link'),
        pictureField('picture', 'Imagen', { optional: true }),
      ],
    }),
    defineField({
      name: 'unexpected',
      title: 'Error inesperado',
      type: 'object',
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto', { optional: true }),
        textLine('homeLabel', 'Enlace al inicio'),
        textLine('requestIdLabel', 'Rótulo del código del error', {
          optional: true,
          placeholders: ['{id}'],
        }),
      ],
    }),
    defineField({
      name: 'unavailable',
      title: 'Contenido no disponible (503)',
      type: 'object',
      fields: [textLine('title', 'Título', { max: 60 }), textArea('text', 'Texto')],
    }),
  ],
})
