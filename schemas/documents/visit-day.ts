import { BarChartIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { defineCollection, sortBy } from './define-collection'

/** A list of names with their counts. */
const counts = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [
      defineArrayMember({
        name: 'visitCount',
        title: 'Cuenta',
        type: 'object',
        fields: [
          defineField({ name: 'name', title: 'Nombre', type: 'string' }),
          defineField({ name: 'count', title: 'Veces', type: 'number' }),
        ],
        preview: { select: { title: 'name', subtitle: 'count' } },
      }),
    ],
  })

/**
 * Visit counts of one server on one day, without personal data. Its id has dots
 * (`visitDay.<day>.<instance>`), so anonymous readers of the dataset never see it.
 */
export const visitDay = defineCollection({
  name: 'visitDay',
  title: 'Visitas de un día',
  section: 'visitas',
  listTitle: 'Visitas',
  writtenBySite: true,
  icon: BarChartIcon,
  fields: [
    defineField({ name: 'day', title: 'Día', type: 'date' }),
    defineField({
      name: 'instance',
      title: 'Servidor',
      type: 'string',
      description: 'Nombre al azar del servidor que contó.',
    }),
    counts('pages', 'Páginas'),
    counts('events', 'Acciones'),
  ],
  orderings: [sortBy('day', 'Más nuevas', 'desc')],
  preview: { title: 'day' },
})
