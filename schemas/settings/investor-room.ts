import { defineArrayMember, defineField } from '@sanity/types'
import { switchField, textArea, textLine } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { messageField, objectField } from '../shared/object-field'
import { defineSettings } from './define-settings'

const page = (name: string, title: string, description: string) =>
  messageField(name, title, { description, collapsed: true, max: 400 })

/** Texts and documents of the investor's room, and of its e-mail (ROOM-01). */
export const investorRoom = defineSettings({
  name: 'investorRoom',
  title: 'Sala de inversores',
  fields: [
    switchField('givesAccess', 'Dar acceso sin esperar', {
      description:
        'Al publicar esto, el enlace sale apenas llega una solicitud, por 30 días y sin descarga. Solo entra quien abre ese correo.',
    }),
    textLine('title', 'Título', { max: 60 }),
    textArea('lead', 'Introducción', { max: 300 }),
    defineField({
      name: 'documents',
      title: 'Documentos',
      type: 'array',
      description:
        'Los archivos son privados: no tienen dirección pública y cambian en el acto, sin publicar. Borrá el archivo antes de sacar el documento de la lista.',
      of: [
        defineArrayMember({
          name: 'roomDocument',
          title: 'Documento',
          type: 'object',
          fields: [
            textLine('title', 'Título', { max: 60 }),
            textArea('text', 'Qué trae', { max: 240 }),
            defineField({ name: 'file', title: 'Archivo PDF', type: 'privateFile' }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
    }),
    labelGroup('labels', 'Palabras de la sala', {
      open: 'Botón para ver',
      download: 'Botón para descargar',
      missing: 'Documento sin archivo',
      expires: { title: 'Hasta cuándo vale', placeholders: ['{date}'] },
      stamp: {
        title: 'Sello de cada hoja',
        description: 'Queda impreso en cada hoja de cada PDF.',
        placeholders: ['{name}', '{date}'],
      },
      home: 'Enlace al inicio',
    }),
    objectField('statement', 'Declaración', {
      description: 'Se acepta antes de entrar. Queda guardada con la fecha en el acceso.',
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto', { max: 1500 }),
        textLine('accept', 'Casilla', { max: 120 }),
        textLine('button', 'Botón', { max: 40 }),
      ],
    }),
    objectField('question', 'Preguntas', {
      fields: [
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto', { max: 300 }),
        textLine('label', 'Nombre del campo', { max: 60 }),
        textLine('button', 'Botón', { max: 40 }),
        textLine('asked', 'Título de las ya enviadas', { max: 60 }),
      ],
    }),
    objectField('email', 'Correo con el enlace', {
      description:
        'Llega cuando das acceso desde la solicitud, o en el acto si así lo elegiste arriba.',
      fields: [
        textLine('subject', 'Asunto', { max: 80 }),
        textLine('title', 'Título', { max: 60 }),
        textArea('text', 'Texto', { max: 700, placeholders: ['{name}', '{date}'] }),
        textLine('button', 'Botón', { max: 40 }),
        textLine('reason', 'Por qué llega', { max: 200 }),
      ],
    }),
    textLine('newLink', 'Botón para pedir otro enlace', { max: 40 }),
    page('expired', 'Enlace vencido', 'Con el botón para pedir otro enlace.'),
    page('replaced', 'Enlace viejo', 'Cuando ya se mandó otro. Con el botón.'),
    page('elsewhere', 'Enlace abierto en otro navegador', 'Por ejemplo reenviado. Con el botón.'),
    page('revoked', 'Acceso quitado', 'Cuando el equipo quitó el acceso.'),
    page('invalid', 'Enlace que no sirve', 'Cuando está cortado o no existe.'),
    page('sent', 'Enlace nuevo en camino', 'Después del botón.'),
    page('tooMany', 'Demasiados pedidos', 'Cuando se pide algo muchas veces seguidas.'),
    page('failed', 'No se pudo', 'Cuando el servidor no puede en este momento.'),
  ],
})
