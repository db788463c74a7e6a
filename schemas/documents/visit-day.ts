import { BarChartIcon } from '@sanity/icons'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { itemPreview } from '../shared/previews'

/** How often each name was counted. */
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
 * What one server of the site has counted on one day: numbers by name, and nothing about people. Its
 * id has dots (`visitDay.<day>.<instance>`), so anonymous readers of the dataset never see it.
 */
export const visitDay = defineType({
  name: 'visitDay',
  title: 'Visitas de un día',
  type: 'document',
  // The site's server writes it; staff see the sum of all in the list of visits.
  readOnly: true,
  liveEdit: true,
  __experimental_omnisearch_visibility: false,
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
  orderings: [{ name: 'newest', title: 'Más nuevas', by: [{ field: 'day', direction: 'desc' }] }],
  preview: itemPreview('Visitas de un día', { title: 'day', icon: BarChartIcon }),
})
