import { SelectIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** An option of a form: the submitted value and its label. */
export const formOption = defineType({
  name: 'formOption',
  title: 'Opción',
  type: 'object',
  icon: SelectIcon,
  fields: [textLine('label', 'Texto que se lee'), textLine('value', 'Valor que se envía')],
  preview: itemPreview('Opción', { title: 'label', subtitle: 'value', icon: SelectIcon }),
})
