import { BillIcon } from '@sanity/icons'
import { textArea } from '../shared/fields'
import { listField } from '../shared/lists'
import { untitledSectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** Figures in the form of a receipt. */
export const figureReceipt = defineBlock({
  group: 'text',
  name: 'figureReceipt',
  title: 'Comprobante de cifras',
  icon: BillIcon,
  fields: [
    ...untitledSectionFields,
    listField('figures', 'Cifras', 'figure'),
    textArea('note', 'Letra chica', {
      optional: true,
      description: 'Si alguna cifra es una proyección, el aviso de riesgo va acá.',
    }),
  ],
})
