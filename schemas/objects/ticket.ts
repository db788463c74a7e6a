import { TagIcon } from '@sanity/icons'
import { textLine, toneField } from '../shared/fields'
import { defineObject } from './define-object'

/** One of the raffle tickets of the home page's first view. */
export const ticket = defineObject({
  name: 'ticket',
  title: 'Número de rifa',
  icon: TagIcon,
  fields: [
    textLine('title', 'Título', { max: 24 }),
    textLine('detail', 'Detalle', { max: 40, description: 'Por ejemplo: Sorteo: sábado 20 h.' }),
    textLine('number', 'Número', { max: 8 }),
    textLine('price', 'Precio', { max: 16, description: 'Con su moneda: ARS 1.500.' }),
    toneField,
  ],
  preview: { subtitle: 'number' },
})
