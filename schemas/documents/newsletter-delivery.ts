import { RocketIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { defineCollection, sortBy } from './define-collection'

const count = (name: string, title: string) => defineField({ name, title, type: 'number' })

/**
 * How an issue of the newsletter goes out (NEWS-06): `newsletterDelivery.<issue>`, which the site's server
 * creates once, so no issue is sent twice. With `to` it is a trial that the Studio asks for.
 */
export const newsletterDelivery = defineCollection({
  name: 'newsletterDelivery',
  title: 'Envío del boletín',
  section: 'solicitudes',
  listTitle: 'Envíos del boletín',
  writtenBySite: true,
  icon: RocketIcon,
  fields: [
    defineField({ name: 'subject', title: 'Asunto', type: 'string' }),
    defineField({ name: 'issue', title: 'Número', type: 'string' }),
    defineField({ name: 'to', title: 'Prueba para', type: 'string' }),
    defineField({
      name: 'outbox',
      title: 'Servidor',
      type: 'string',
      description:
        'Nombre al azar del servidor que lo manda. Vacío, el sitio no puede mandar correo.',
    }),
    defineField({ name: 'startedAt', title: 'Empezó el', type: 'datetime' }),
    count('total', 'Direcciones'),
    count('sent', 'Enviados'),
    count('rejected', 'Rechazados'),
    count('waiting', 'Faltan'),
  ],
  orderings: [sortBy('startedAt', 'Más nuevos', 'desc')],
  preview: { title: 'subject', subtitle: 'startedAt' },
})
