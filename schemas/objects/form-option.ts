import { SelectIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** One choice of a form: what is sent and what is read. */
export const formOption = defineType({
  name: 'formOption',
  title: 'Opción',
  type: 'object',
  icon: SelectIcon,
  fields: [textLine('value', 'Valor que se envía'), textLine('label', 'Texto que se lee')],
  preview: itemPreview('Opción', { title: 'label', subtitle: 'value', icon: SelectIcon }),
})
