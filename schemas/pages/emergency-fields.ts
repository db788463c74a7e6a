import { textLine } from '../shared/fields'
import { listField } from '../shared/lists'

/** Emergency numbers, before anything else on a page. */
export const emergencyFields = [
  textLine('emergencyTitle', 'Título de los teléfonos', { group: 'content', optional: true }),
  listField('emergencyNumbers', 'Teléfonos de emergencia', 'link', {
    group: 'content',
    optional: true,
    description: 'Lo primero de la página. La dirección de cada uno es tel: y el número.',
  }),
]
