import { StarIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { referencesTo } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** What people who use the product say (HOME-02). */
export const testimonialsSection = defineType({
  name: 'testimonialsSection',
  title: 'Testimonios',
  type: 'object',
  icon: StarIcon,
  fields: [...sectionFields, referencesTo('testimonials', 'Testimonios', 'testimonial')],
  preview: itemPreview('Testimonios', { icon: StarIcon }),
})
