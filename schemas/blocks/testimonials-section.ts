import { StarIcon } from '@sanity/icons'
import { referencesTo } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Testimonials of users of the product (HOME-02). */
export const testimonialsSection = defineBlock({
  group: 'cards',
  name: 'testimonialsSection',
  title: 'Testimonios',
  icon: StarIcon,
  fields: [...sectionFields, referencesTo('testimonials', 'Testimonios', 'testimonial')],
})
