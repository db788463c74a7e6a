import { OlistIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { linkField, textArea } from '../shared/fields'
import { referencesTo } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** The guide to open a campaign (HOME-02). */
export const campaignGuide = defineType({
  name: 'campaignGuide',
  title: 'Guía para crear una campaña',
  type: 'object',
  icon: OlistIcon,
  fields: [
    ...sectionFields,
    referencesTo('steps', 'Pasos', 'campaignStep', { expectedOnHome: 5, noun: 'pasos' }),
    textArea('note', 'Aclaración final', { optional: true }),
    linkField('link', 'Botón', { optional: true }),
  ],
  preview: itemPreview('Guía para crear una campaña', { icon: OlistIcon }),
})
