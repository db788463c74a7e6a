import { UnlockIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { defineCollection, sortBy } from './define-collection'
import { deliveryField } from './delivery-field'

const time = (name: string, title: string) => defineField({ name, title, type: 'datetime' })
const text = (name: string, title: string) => defineField({ name, title, type: 'string' })

/**
 * The access of an investor to the room (ROOM-01). Its id is that of the request with another type
 * (`investorAccess.<key>`). Staff change it with the actions of the request.
 */
export const investorAccess = defineCollection({
  name: 'investorAccess',
  title: 'Acceso a la sala',
  section: 'solicitudes',
  listTitle: 'Accesos a la sala',
  writtenBySite: true,
  icon: UnlockIcon,
  fields: [
    text('name', 'Nombre'),
    defineField({ name: 'email', title: 'Correo', type: 'contactEmail' }),
    time('createdAt', 'Primer acceso dado el'),
    time('linkAt', 'Último enlace pedido el'),
    defineField({ name: 'days', title: 'Días que vale cada enlace', type: 'number' }),
    defineField({ name: 'allowsDownload', title: 'Puede descargar', type: 'boolean' }),
    time('revokedAt', 'Acceso quitado el'),
    time('acceptedAt', 'Aceptó la declaración el'),
    defineField({ name: 'acceptedText', title: 'Lo que aceptó', type: 'text', rows: 4 }),
    defineField({
      name: 'opens',
      title: 'Qué vio y cuándo',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'open',
          title: 'Apertura',
          type: 'object',
          fields: [
            text('document', 'Clave del documento'),
            text('title', 'Documento'),
            time('at', 'Fecha'),
            defineField({ name: 'downloaded', title: 'Lo descargó', type: 'boolean' }),
          ],
          preview: { select: { title: 'title', subtitle: 'at' } },
        }),
      ],
    }),
    defineField({
      name: 'questions',
      title: 'Preguntas',
      type: 'array',
      of: [
        defineArrayMember({
          name: 'question',
          title: 'Pregunta',
          type: 'object',
          fields: [
            defineField({ name: 'text', title: 'Pregunta', type: 'text', rows: 3 }),
            time('at', 'Fecha'),
          ],
          preview: { select: { title: 'text', subtitle: 'at' } },
        }),
      ],
    }),
    { ...deliveryField, title: 'Correo con el enlace' },
    // The accepted link, and the site's process that mails the present one.
    defineField({ name: 'acceptedLink', title: 'Enlace aceptado', type: 'string', hidden: true }),
    defineField({ name: 'sender', title: 'Servidor', type: 'string', hidden: true }),
  ],
  orderings: [sortBy('linkAt', 'Más nuevos', 'desc')],
  preview: { title: 'name', subtitle: 'email' },
})
