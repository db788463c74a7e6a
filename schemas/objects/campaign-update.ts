import { CalendarIcon } from '@sanity/icons'
import { dateField, pictureField, textArea } from '../shared/fields'
import { defineObject } from './define-object'

/** What happened on a day in a campaign or in the company (GIVE-01, CLAIM-01). */
export const campaignUpdate = defineObject({
  name: 'campaignUpdate',
  title: 'Novedad',
  icon: CalendarIcon,
  fields: [
    dateField('date', 'Fecha'),
    textArea('text', 'Qué pasó', { max: 240 }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  preview: { title: 'text', subtitle: 'date', media: 'picture' },
})
