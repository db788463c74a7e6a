import { EnvelopeIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { investorFields, investorForm } from '#config/investor-request'
import { choices } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'
import { deliveryField } from './delivery-field'

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
