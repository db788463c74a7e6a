import { SelectIcon } from '@sanity/icons'
import { textLine } from '../shared/fields'
import { defineObject } from './define-object'

/** An option of a form: the submitted value and its label. */
export const formOption = defineObject({
  name: 'formOption',
  title: 'Opción',
  icon: SelectIcon,
  fields: [textLine('label', 'Texto que se lee'), textLine('value', 'Valor que se envía')],
  preview: { title: 'label', subtitle: 'value' },
})
