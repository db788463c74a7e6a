import { OlistIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { pictureField, textArea, textLine } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/** One step of the guide to open a campaign (HOME-02). */
export const campaignStep = defineCollection({
  name: 'campaignStep',
  title: 'Paso para crear una campaña',
  section: 'contenido',
  listTitle: 'Pasos para crear una campaña',
  shownOn: ['homePage'],
  icon: OlistIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { max: 280 }),
    defineField({
      name: 'number',
      title: 'Número',
      type: 'number',
      description: 'El que se ve en la página. El orden se cambia en la guía, arrastrando.',
      validation: (rule) =>
        rule.required().integer().min(1).max(99).error('Es un número entero, desde 1.'),
    }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  orderings: [sortBy('number', 'Número')],
  preview: { subtitle: 'text', media: 'picture' },
})
