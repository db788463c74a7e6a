import { LinkIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { quietSectionFields } from './section-fields'

/** Cards that lead on: ways to ask for help, other pages, phone numbers. */
export const linkCards = defineType({
  name: 'linkCards',
  title: 'Tarjetas con enlaces',
  type: 'object',
  icon: LinkIcon,
  fields: [...quietSectionFields, listOf('cards', 'Tarjetas', 'linkCard')],
  preview: itemPreview('Tarjetas con enlaces', { icon: LinkIcon }),
})
