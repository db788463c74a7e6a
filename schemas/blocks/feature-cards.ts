import { SparklesIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** What the product does, in cards (HOME-01). */
export const featureCards = defineType({
  name: 'featureCards',
  title: 'Tarjetas de funciones',
  type: 'object',
  icon: SparklesIcon,
  fields: [...sectionFields, listOf('cards', 'Tarjetas', 'featureCard')],
  preview: itemPreview('Tarjetas de funciones', { icon: SparklesIcon }),
})
