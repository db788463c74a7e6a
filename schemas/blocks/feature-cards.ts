import { SparklesIcon } from '@sanity/icons'
import { listField } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Features of the product as cards (HOME-01). */
export const featureCards = defineBlock({
  group: 'cards',
  name: 'featureCards',
  title: 'Tarjetas de funciones',
  icon: SparklesIcon,
  fields: [...sectionFields, listField('cards', 'Tarjetas', 'featureCard')],
})
