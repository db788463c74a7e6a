import { OlistIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textArea } from '../shared/fields'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { quietSectionFields } from './section-fields'

/** Numbered steps, such as the eight of how to donate (HOME-05). */
export const stepList = defineType({
  name: 'stepList',
  title: 'Lista de pasos',
  type: 'object',
  icon: OlistIcon,
  fields: [
    ...quietSectionFields,
    listOf('steps', 'Pasos', 'step'),
    textArea('note', 'Aclaración final', { optional: true }),
  ],
  preview: itemPreview('Lista de pasos', { icon: OlistIcon }),
})
