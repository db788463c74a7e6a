import { StarIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { pictureField, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'
import { checkAnchor } from '../shared/validation/text'

/** What a person who uses the product says (HOME-02). */
export const testimonial = defineType({
  name: 'testimonial',
  title: 'Testimonio',
  type: 'document',
  icon: StarIcon,
  fields: [
    defineField({
      name: 'id',
      title: 'Identificador',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Completá este campo.'),
        rule.custom(checkAnchor).error(),
      ],
    }),
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
  ],
  orderings: [
    { name: 'name', title: 'Nombre', by: [{ field: 'name', direction: 'asc' }] },
    { name: 'rating', title: 'Puntaje', by: [{ field: 'rating', direction: 'desc' }] },
  ],
  preview: itemPreview('Testimonio', {
    title: 'name',
    subtitle: 'description',
    media: 'img',
    icon: StarIcon,
  }),
})
