import { HighlightIcon, LinkIcon } from '@sanity/icons'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { hrefField } from '../shared/fields'
import { checkAccent, checkSingleLine } from '../shared/validation/accent-title'

/** Formatted texts. The link inside a text comes before the types that use it. */
export const textTypes = [
  /** A link inside formatted text. */
  defineType({
    name: 'textLink',
    title: 'Enlace',
    type: 'object',
    icon: LinkIcon,
    options: { modal: { type: 'dialog' } },
    fields: [
      hrefField('href', 'Dirección'),
      defineField({ name: 'openInNewTab', title: 'Abrir en otra pestaña', type: 'boolean' }),
    ],
  }),
  /** A headline of one block. The editor marks the wide word in the accent colour as `em`. */
  defineType({
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
    validation: (rule) => [
      rule.custom(checkSingleLine).error(),
      rule.custom(checkAccent).warning(),
    ],
  }),
  /** Formatted text: headings from the second level on, lists, strong, emphasis and links. */
  defineType({
    name: 'richText',
    title: 'Texto',
    type: 'array',
    of: [
      defineArrayMember({
        type: 'block',
        styles: [
          { title: 'Párrafo', value: 'normal' },
          { title: 'Título', value: 'h2' },
          { title: 'Subtítulo', value: 'h3' },
        ],
        lists: [
          { title: 'Con viñetas', value: 'bullet' },
          { title: 'Numerada', value: 'number' },
        ],
        marks: {
          decorators: [
            { title: 'Negrita', value: 'strong' },
            { title: 'Énfasis', value: 'em' },
          ],
          annotations: [{ name: 'textLink', title: 'Enlace', type: 'textLink' }],
        },
      }),
    ],
  }),
]
