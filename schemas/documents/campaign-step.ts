import { OlistIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { pictureField, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** One step of the guide to open a campaign (HOME-02). */
export const campaignStep = defineType({
  name: 'campaignStep',
  title: 'Paso para crear una campaña',
  type: 'document',
  icon: OlistIcon,
  fields: [
    defineField({
      name: 'number',
      title: 'Número',
      type: 'number',
      description: 'El que se ve en la página. El orden se cambia en la guía, arrastrando.',
      validation: (rule) =>
        rule.required().integer().min(1).max(99).error('Es un número entero, desde 1.'),
    }),
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { max: 280 }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  orderings: [{ name: 'number', title: 'Número', by: [{ field: 'number', direction: 'asc' }] }],
  preview: itemPreview('Paso para crear una campaña', {
    subtitle: 'text',
    media: 'picture',
    icon: OlistIcon,
  }),
})
