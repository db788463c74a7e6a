import { EnvelopeIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { defineCollection } from './define-collection'

/** A newsletter sign-up (NEWS-03). Its id has a dot, so anonymous readers never see it. */
export const newsletterSignup = defineCollection({
  name: 'newsletterSignup',
  title: 'Suscripción al boletín',
  section: 'solicitudes',
  listTitle: 'Suscripciones al boletín',
  shownOn: [],
  writtenBySite: true,
  // Ids with a dot have no drafts.
  liveEdit: true,
  readOnly: ({ document }) => document?._createdAt === undefined,
  icon: EnvelopeIcon,
  fields: [
    defineField({ name: 'email', title: 'Correo', type: 'contactEmail', readOnly: true }),
    defineField({
      name: 'status',
      title: 'Estado',
      type: 'string',
      options: {
        layout: 'radio',
        direction: 'horizontal',
        list: [
          { title: 'Activa', value: 'activa' },
          { title: 'Baja', value: 'baja' },
        ],
      },
      initialValue: 'activa',
      validation: (rule) => rule.required().error('Elegí un estado.'),
    }),
    defineField({ name: 'createdAt', title: 'Recibida el', type: 'datetime', readOnly: true }),
  ],
  orderings: [
    { name: 'newest', title: 'Más nuevas', by: [{ field: 'createdAt', direction: 'desc' }] },
    { name: 'email', title: 'Correo', by: [{ field: 'email', direction: 'asc' }] },
  ],
  preview: { title: 'email', subtitle: 'status' },
})
