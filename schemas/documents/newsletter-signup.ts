import { EnvelopeIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { itemPreview } from '../shared/previews'

/** An address left in the footer (NEWS-03). Its id has a dot, so anonymous readers never see it. */
export const newsletterSignup = defineType({
  name: 'newsletterSignup',
  title: 'Suscripción al boletín',
  type: 'document',
  // The id has a dot already: there is no draft state between what a visitor sent and what staff see.
  liveEdit: true,
  readOnly: ({ document }) => document?._createdAt === undefined,
  icon: EnvelopeIcon,
  fields: [
    defineField({ name: 'email', title: 'Correo', type: 'string', readOnly: true }),
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
  preview: itemPreview('Suscripción al boletín', {
    title: 'email',
    subtitle: 'status',
    icon: EnvelopeIcon,
  }),
})
