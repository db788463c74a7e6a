import { WarningOutlineIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { anchorField, richTextField, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A notice that stands out of the text. */
export const notice = defineType({
  name: 'notice',
  title: 'Aviso',
  type: 'object',
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
  preview: itemPreview('Aviso', { subtitle: 'text', icon: WarningOutlineIcon }),
})
