import { HelpCircleIcon } from '@sanity/icons'
import { textArea } from '../shared/fields'
import { listField } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** How prizes, bonds, rewards and raffles work (HOME-01). */
export const explainers = defineBlock({
  group: 'text',
  name: 'explainers',
  title: 'Explicaciones',
  icon: HelpCircleIcon,
  fields: [
    ...sectionFields,
    listField('items', 'Explicaciones', 'explainer'),
    textArea('note', 'Aclaración final', { optional: true }),
  ],
})
