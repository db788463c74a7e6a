import { StringIcon } from '@sanity/icons'
import { textList } from '../shared/lists'
import { defineBlock } from './define-block'

/** A coloured band with moving words. */
export const wordBand = defineBlock({
  group: 'visual',
  name: 'wordBand',
  title: 'Banda de palabras',
  icon: StringIcon,
  fields: [
    textList('words', 'Palabras', { description: 'Se repiten a lo ancho, una lisa y una calada.' }),
  ],
  preview: { title: 'words.0' },
})
