import { HighlightIcon } from '@sanity/icons'
import { defineArrayMember, defineType } from '@sanity/types'
import { checkAccent, checkSingleLine } from '../shared/validation/accent-title'

/** A headline of one block. The editor marks the wide word in the accent colour as `em`. */
export const accentTitle = defineType({
  name: 'accentTitle',
  title: 'Titular',
  type: 'array',
  description: 'Seleccioná una palabra y marcala como «Palabra ancha»: va en el color de acento.',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Titular', value: 'normal' }],
      lists: [],
      options: { oneLine: true },
      marks: {
        decorators: [{ title: 'Palabra ancha', value: 'em', icon: HighlightIcon }],
        annotations: [],
      },
    }),
  ],
  validation: (rule) => [rule.custom(checkSingleLine).error(), rule.custom(checkAccent).warning()],
})
