import { CalendarIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { pictureField, REQUIRED, textArea } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** What happened in a campaign since it began (GIVE-01). */
export const campaignUpdate = defineType({
  name: 'campaignUpdate',
  title: 'Novedad',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    defineField({
      name: 'date',
      title: 'Fecha',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      validation: (rule) => rule.required().error(REQUIRED),
    }),
    textArea('text', 'Qué pasó', { max: 240 }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: itemPreview('Novedad', {
    title: 'text',
    subtitle: 'date',
    media: 'picture',
    icon: CalendarIcon,
  }),
})
