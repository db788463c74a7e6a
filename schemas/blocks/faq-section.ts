import { HelpCircleIcon } from '@sanity/icons'
import { linkField } from '../shared/fields'
import { referencesTo } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Questions and answers (HOME-02). */
export const faqSection = defineBlock({
  group: 'text',
  name: 'faqSection',
  title: 'Preguntas frecuentes',
  icon: HelpCircleIcon,
  fields: [
    ...sectionFields,
    referencesTo('entries', 'Preguntas', 'faqEntry', { expectedOnHome: 4, noun: 'preguntas' }),
    linkField('link', 'Enlace', { optional: true }),
  ],
})
