import { OlistIcon } from '@sanity/icons'
import { linkField, textArea } from '../shared/fields'
import { listField } from '../shared/lists'
import { untitledSectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Numbered steps, such as the eight of how to donate (HOME-05). */
export const stepList = defineBlock({
  group: 'text',
  name: 'stepList',
  title: 'Lista de pasos',
  icon: OlistIcon,
  fields: [
    ...untitledSectionFields,
    listField('steps', 'Pasos', 'step'),
    textArea('note', 'Aclaración final', { optional: true }),
    linkField('link', 'Botón', {
      optional: true,
      description: 'Queda a la vista mientras se recorren los pasos.',
    }),
  ],
})
