import { CalendarIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { dateField, pictureField, textArea } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** What happened on a day in a campaign or in the company (GIVE-01, CLAIM-01). */
export const campaignUpdate = defineType({
  name: 'campaignUpdate',
  title: 'Novedad',
  type: 'object',
  icon: CalendarIcon,
  fields: [
    dateField('date', 'Fecha'),
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
