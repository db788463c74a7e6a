import { HelpCircleIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textArea } from '../shared/fields'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** How prizes, bonds, rewards and raffles work (HOME-01). */
export const explainers = defineType({
  name: 'explainers',
  title: 'Explicaciones',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    ...sectionFields,
    listOf('items', 'Explicaciones', 'explainer'),
    textArea('note', 'Aclaración final', { optional: true }),
  ],
  preview: itemPreview('Explicaciones', { icon: HelpCircleIcon }),
})
