import { StarIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { pictureField, textArea, textLine } from '../shared/fields'
import { defineCollection, sortBy } from './define-collection'

/** A testimonial of a user of the product (HOME-02). */
export const testimonial = defineCollection({
  name: 'testimonial',
  title: 'Testimonio',
  section: 'contenido',
  listTitle: 'Testimonios',
  shownOn: ['homePage'],
  icon: StarIcon,
  fields: [
    textLine('name', 'Nombre', { max: 60 }),
    pictureField('img', 'Imagen'),
    defineField({
      name: 'rating',
      title: 'Puntaje',
      type: 'number',
      description: 'De 1 a 5.',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) =>
        rule.required().integer().min(1).max(5).error('El puntaje es un entero de 1 a 5.'),
    }),
    textArea('description', 'Testimonio', { max: 400 }),
    textLine('stamp', 'Sello', {
      optional: true,
      max: 16,
      description: 'Se ve sobre el testimonio. Si la persona es inventada, escribí «Ejemplo».',
    }),
    // The site does not read it; older documents and imports have it.
    defineField({ name: 'id', title: 'Identificador', type: 'string', hidden: true }),
  ],
  orderings: [sortBy('name', 'Nombre'), sortBy('rating', 'Puntaje', 'desc')],
  preview: { title: 'name', subtitle: 'description', media: 'img' },
})
