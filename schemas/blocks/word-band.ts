import { StringIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textList } from '../shared/lists'
import { itemPreview } from '../shared/previews'

/** The split-fountain band with running words. */
export const wordBand = defineType({
  name: 'wordBand',
  title: 'Banda de palabras',
  type: 'object',
  icon: StringIcon,
  fields: [
    textList('words', 'Palabras', { description: 'Se repiten a lo ancho, una lisa y una calada.' }),
  ],
  preview: itemPreview('Banda de palabras', { title: 'words.0', icon: StringIcon }),
})
