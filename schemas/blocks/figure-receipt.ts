import { BillIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textArea } from '../shared/fields'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { quietSectionFields } from './section-fields'

/** Figures set as a receipt. */
export const figureReceipt = defineType({
  name: 'figureReceipt',
  title: 'Comprobante de cifras',
  type: 'object',
  icon: BillIcon,
  fields: [
    ...quietSectionFields,
    listOf('figures', 'Cifras', 'figure'),
    textArea('note', 'Letra chica', {
      optional: true,
      description: 'Si alguna cifra es una proyección, el aviso de riesgo va acá.',
    }),
  ],
  preview: itemPreview('Comprobante de cifras', { icon: BillIcon }),
})
