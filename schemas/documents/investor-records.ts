import { EnvelopeIcon, UnlockIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { investorFields, investorForm } from '#config/investor-request'
import { choices } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/** The state of an e-mail, which the site writes. */
const deliveryField = defineField({
  name: 'delivery',
  title: 'Aviso por correo',
  type: 'object',
  readOnly: true,
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'state',
      title: 'Estado',
      type: 'string',
      options: {
        list: choices({ pending: 'Pendiente', sent: 'Enviado', failing: 'Demorado' }),
      },
    }),
    defineField({
      name: 'channel',
      title: 'Medio',
      type: 'string',
      options: {
        list: choices({ browser: 'Navegador', server: 'Servidor' }),
      },
    }),
    defineField({ name: 'attempts', title: 'Intentos', type: 'number' }),
    defineField({ name: 'lastAttemptAt', title: 'Último intento', type: 'datetime' }),
    defineField({ name: 'sentAt', title: 'Enviado el', type: 'datetime' }),
    defineField({ name: 'lastError', title: 'Último error', type: 'string' }),
  ],
})

/** What the visitor has sent, read-only for staff (FORM-08). */
const sentFields = investorFields.map((name) => {
  const { kind, options = [], title } = investorForm[name]
  const field = { name, title, readOnly: true, group: 'follow' }
  const contact = { ...field, fieldset: 'contact' }
  switch (kind) {
    case 'phone':
      return defineField({ ...contact, type: 'contactWhatsapp' })
    case 'email':
      return defineField({ ...contact, type: 'contactEmail' })
    case 'choice':
      return defineField({
        ...contact,
        type: 'string',
        options: { list: options.map((value) => ({ title: value, value })) },
      })
    case 'text':
      return defineField({ ...field, type: 'text', rows: 4 })
    case 'name':
    case 'line':
      return defineField({ ...contact, type: 'string' })
  }
})

/**
 * A request from the investors page. Its id has a dot (`investorRequest.<key>`), so anonymous
 * readers of the dataset never see it.
 */
export const investorRequest = defineCollection({
  name: 'investorRequest',
  title: 'Solicitud de inversión',
  section: 'solicitudes',
  listTitle: 'Solicitudes de inversión',
  writtenBySite: true,
  readOnly: ({ document }) => document?._createdAt === undefined,
  icon: EnvelopeIcon,
  groups: [
    { name: 'follow', title: 'Seguimiento', default: true },
    { name: 'technical', title: 'Registro' },
  ],
  fieldsets: [{ name: 'contact', title: 'Contacto', options: { columns: 2 } }],
  fields: [
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      group: 'follow',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: choices({ nueva: 'Nueva', contactada: 'Contactada', descartada: 'Descartada' }),
      },
      initialValue: 'nueva',
      validation: (rule) => rule.required().error('Elegí un estado.'),
    }),
    ...sentFields,
    defineField({
      name: 'notes',
      title: 'Notas internas',
      type: 'text',
      rows: 4,
      group: 'follow',
    }),
    defineField({
      name: 'createdAt',
      title: 'Recibida el',
      type: 'datetime',
      group: 'follow',
      readOnly: true,
    }),
    { ...deliveryField, group: 'technical' },
    defineField({
      name: 'idempotencyKey',
      title: 'Clave del envío',
      type: 'string',
      group: 'technical',
      description: 'La misma para un doble clic, un reintento o una recarga.',
      readOnly: true,
    }),
  ],
  orderings: [
    sortBy('createdAt', 'Más nuevas', 'desc'),
    sortBy('status', 'Estado', 'desc'),
    sortBy('user_name', 'Nombre'),
  ],
  preview: { title: 'user_name', subtitle: 'status' },
})

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
