import { OlistIcon } from '@sanity/icons'
import { linkField, textArea } from '../shared/fields'
import { referencesTo } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** The guide to open a campaign (HOME-02). */
export const campaignGuide = defineBlock({
  group: 'cards',
  name: 'campaignGuide',
  title: 'Guía para crear una campaña',
  icon: OlistIcon,
  fields: [
    ...sectionFields,
    referencesTo('steps', 'Pasos', 'campaignStep', { expectedOnHome: 5, noun: 'pasos' }),
    textArea('note', 'Aclaración final', { optional: true }),
    linkField('link', 'Botón', { optional: true }),
  ],
})
