import { HeartIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { pictureField, textArea, textLine, webUrlField } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A campaign's page in the app, where people collaborate (RT-04, SOS-03). */
export const campaignLink = defineType({
  name: 'campaignLink',
  title: 'Campaña para colaborar',
  type: 'document',
  icon: HeartIcon,
  fields: [
    textLine('title', 'Título', { max: 80 }),
    webUrlField('link', 'Dirección de la campaña'),
    textArea('summary', 'Resumen', { optional: true, max: 240 }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  orderings: [{ name: 'title', title: 'Título', by: [{ field: 'title', direction: 'asc' }] }],
  preview: itemPreview('Campaña para colaborar', {
    subtitle: 'link',
    media: 'picture',
    icon: HeartIcon,
  }),
})
