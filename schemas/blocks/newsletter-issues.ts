import { EnvelopeIcon } from '@sanity/icons'
import { textLine } from '../shared/fields'
import { defineBlock } from './define-block'
import { sectionFields } from './section-fields'

/** The issues of the newsletter that were sent, newest first (NEWS-06). */
export const newsletterIssues = defineBlock({
  group: 'cards',
  name: 'newsletterIssues',
  title: 'Números del boletín',
  icon: EnvelopeIcon,
  fields: [
    ...sectionFields,
    textLine('emptyText', 'Cuando no hay ninguno', { optional: true, max: 120 }),
    textLine('feedLabel', 'Enlace al RSS', { optional: true, max: 40 }),
  ],
})
