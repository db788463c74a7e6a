import { pictureField, textArea, textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { defineSettings } from './define-settings'
import { objectField } from '../shared/object-field'

/** Texts of the error pages (RT-07, ERR-01, ERR-03) and of a page that does not load (OFF-02). */
export const errorPages = defineSettings({
  name: 'errorPages',
  title: 'Páginas de error',
  fields: [
    objectField('notFound', 'No existe (404)', {
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto'),
        listField('links', 'Por dónde seguir', 'link'),
        pictureField('picture', 'Imagen', { optional: true }),
      ],
    }),
    objectField('unexpected', 'Error inesperado', {
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
    objectField('unavailable', 'Contenido no disponible (503)', {
      fields: [textLine('title', 'Título', { max: 60 }), textArea('text', 'Texto')],
    }),
    objectField('offline', 'Sin conexión', {
      description: 'Sin estos textos el sitio no guarda páginas para leer sin conexión.',
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto'),
        listField('links', 'Teléfonos de emergencia', 'link', {
          optional: true,
          description: 'Con direcciones como tel:103: el número se ve solo.',
        }),
        textLine('savedTitle', 'Título de la lista de páginas guardadas', { max: 60 }),
        textLine('copyText', 'Aviso sobre una página guardada', {
          placeholders: ['{date}'],
          description: 'Por ejemplo: Sin conexión. Copia guardada el {date}.',
        }),
        textLine('retryLabel', 'Enlace para probar de nuevo', { max: 30 }),
        textLine('formText', 'En lugar de un formulario'),
      ],
    }),
    objectField('notLoaded', 'Página que no llega', {
      description:
        'Sin conexión, el texto aparece abajo de la página que la persona está viendo. El enlace está también en la página de error.',
      fields: [
        textLine('offline', 'Sin conexión', { max: 120 }),
        textLine('retryLabel', 'Enlace para probar de nuevo', { max: 30 }),
      ],
    }),
  ],
})
