import { WarningOutlineIcon } from '@sanity/icons'
import { anchorField, choiceField, richTextField, textLine } from '../shared/fields'
import { defineBlock } from './define-block'

/** A highlighted notice. */
export const notice = defineBlock({
  group: 'text',
  name: 'notice',
  title: 'Aviso',
  icon: WarningOutlineIcon,
  fields: [
    choiceField(
      'kind',
      'Clase',
      { info: 'Información', warning: 'Advertencia', legal: 'Legal' },
      { optional: true, isVertical: true },
    ),
    textLine('title', 'Título', { optional: true, max: 80 }),
    richTextField('text', 'Texto'),
    anchorField,
  ],
  preview: { subtitle: 'text' },
})
