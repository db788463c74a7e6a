import { LinkIcon } from '@sanity/icons'
import { listField } from '../shared/lists'
import { untitledSectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Cards with links: other pages, telephone numbers, requests for help. */
export const linkCards = defineBlock({
  group: 'cards',
  name: 'linkCards',
  title: 'Tarjetas con enlaces',
  icon: LinkIcon,
  fields: [...untitledSectionFields, listField('cards', 'Tarjetas', 'linkCard')],
})
