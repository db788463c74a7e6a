import { BlockContentIcon } from '@sanity/icons'
import { anchorField, headline, pictureField, richTextField } from '../shared/fields'
import { defineBlock } from './define-block'

/** Formatted text. Some older sections have a picture, which new ones have in `pictureText`. */
export const richTextSection = defineBlock({
  group: 'text',
  name: 'richTextSection',
  title: 'Texto',
  icon: BlockContentIcon,
  fields: [
    headline('title', 'Titular', { optional: true }),
    richTextField('body', 'Texto'),
    {
      ...pictureField('picture', 'Imagen', { optional: true }),
      hidden: ({ value }: { value?: unknown }) => value === undefined,
    },
    anchorField,
  ],
  preview: { subtitle: 'body', media: 'picture' },
})
