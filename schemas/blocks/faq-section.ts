import { HelpCircleIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { linkField } from '../shared/fields'
import { referencesTo } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** Questions and answers (HOME-02). */
export const faqSection = defineType({
  name: 'faqSection',
  title: 'Preguntas frecuentes',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    ...sectionFields,
    referencesTo('entries', 'Preguntas', 'faqEntry', { expectedOnHome: 4, noun: 'preguntas' }),
    linkField('link', 'Enlace', { optional: true }),
  ],
  preview: itemPreview('Preguntas frecuentes', { icon: HelpCircleIcon }),
})
