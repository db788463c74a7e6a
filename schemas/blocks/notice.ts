import { WarningOutlineIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { anchorField, richTextField, textLine } from '../shared/fields'
import { defineBlock } from './define-block'

/** A highlighted notice. */
export const notice = defineBlock({
  group: 'text',
  name: 'notice',
  title: 'Aviso',
  icon: WarningOutlineIcon,
  fields: [
    defineField({
      name: 'kind',
      title: 'Clase',
      type: 'string',
      options: {
        layout: 'radio',
        list: [
          { title: 'Información', value: 'info' },
          { title: 'Advertencia', value: 'warning' },
          { title: 'Legal', value: 'legal' },
        ],
      },
      initialValue: 'info',
    }),
    textLine('title', 'Título', { optional: true, max: 80 }),
    richTextField('text', 'Texto'),
    anchorField,
  ],
  preview: { subtitle: 'text' },
})
