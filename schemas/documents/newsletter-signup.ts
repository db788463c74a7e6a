import { EnvelopeIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { choices } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/**
 * A newsletter sign-up (NEWS-03, NEWS-05). Its id has a dot, so anonymous readers never see it. Sign-ups
 * from before confirmations are `activa` without a date of confirmation.
 */
export const newsletterSignup = defineCollection({
  name: 'newsletterSignup',
  title: 'Suscripción al boletín',
  section: 'solicitudes',
  listTitle: 'Suscripciones al boletín',
  writtenBySite: true,
  readOnly: ({ document }) => document?._createdAt === undefined,
  icon: EnvelopeIcon,
  fields: [
    defineField({ name: 'email', title: 'Correo', type: 'contactEmail', readOnly: true }),
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      // The actions change it, with its date.
      readOnly: true,
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: choices({
          pendiente: 'Pendiente',
          activa: 'Confirmada',
          baja: 'Se dio de baja',
          rebotada: 'Rebotada',
        }),
      },
      initialValue: 'pendiente',
      validation: (rule) => rule.required().error('Elegí un estado.'),
    }),
    defineField({ name: 'createdAt', title: 'Se anotó el', type: 'datetime', readOnly: true }),
    defineField({ name: 'confirmedAt', title: 'Confirmó el', type: 'datetime', readOnly: true }),
    defineField({ name: 'leftAt', title: 'Se dio de baja el', type: 'datetime', readOnly: true }),
    defineField({ name: 'bouncedAt', title: 'Rebotó el', type: 'datetime', readOnly: true }),
  ],
  orderings: [sortBy('createdAt', 'Más nuevas', 'desc'), sortBy('email', 'Correo')],
  preview: { title: 'email', subtitle: 'status' },
})
