import { HeartIcon } from '@sanity/icons'
import { pictureField, textArea, textLine, webUrlField } from '../shared/fields'
import { defineCollection } from './define-collection'

/** A link to a campaign in the app (RT-04, SOS-03). */
export const campaignLink = defineCollection({
  name: 'campaignLink',
  title: 'Campaña para colaborar',
  section: 'sosBahia',
  listTitle: 'Campañas',
  shownOn: ['sosHomePage', 'todosPorBahiaPage'],
  icon: HeartIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    webUrlField('link', 'Dirección de la campaña'),
    textArea('summary', 'Resumen', { optional: true, max: 240 }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  orderings: [{ name: 'title', title: 'Título', by: [{ field: 'title', direction: 'asc' }] }],
  preview: { subtitle: 'link', media: 'picture' },
})
