import { BillIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { toDay } from '#config/calendar'
import { dateField, switchField, textArea, textLine } from '../shared/fields'
import { checkFigureEnd, checkFigureOrder } from '../shared/validation/figure-dates'
import { defineObject } from './define-object'

/** A figure with its source and its last valid day (INV-05). */
export const figure = defineObject({
  name: 'figure',
  title: 'Cifra',
  icon: BillIcon,
  fields: [
    textLine('value', 'Valor', {
      max: 24,
      description: 'Como se lee: +50.000, USD 1.000, x5 a x10.',
    }),
    textLine('label', 'Qué es', { max: 80 }),
    textLine('note', 'Aclaración', {
      optional: true,
      description: 'Letra chica al lado del valor.',
    }),
    textLine('source', 'Fuente', { description: 'De dónde sale el dato.' }),
    defineField({
      name: 'date',
      title: 'Fecha del dato',
      type: 'date',
      options: { dateFormat: 'DD/MM/YYYY' },
      validation: (rule) => rule.required().error('Decí de cuándo es el dato.'),
    }),
    dateField('validUntil', 'Válida hasta', {
      optional: true,
      description: 'Pasada esta fecha, la página muestra el texto sin la cifra.',
    }),
    textArea('fallbackText', 'Texto sin la cifra', {
      optional: true,
      description: 'Lo que se muestra después de «Válida hasta».',
    }),
    switchField('isProjection', 'Es una proyección', {
      description: 'La página la muestra junto al aviso de riesgo.',
    }),
  ],
  validation: (rule) => [
    rule.custom(checkFigureOrder).error(),
    rule.custom((value) => checkFigureEnd(value, toDay(Date.now()))).warning(),
  ],
  preview: { title: 'value', subtitle: 'label' },
})
