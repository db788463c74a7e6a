import { defineArrayMember, defineType } from '@sanity/types'

/** Formatted text: headings from the second level on, lists, strong, emphasis and links. */
export const richText = defineType({
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
})
