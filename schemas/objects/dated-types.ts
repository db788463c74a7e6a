import { BillIcon, CalendarIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { toDay } from '#config/calendar'
import { dateField, pictureField, switchField, textArea, textLine } from '../shared/fields'
import {
  checkDeadlineEnd,
  checkFigureEnd,
  checkFigureOrder,
} from '../shared/validation/figure-dates'
import { defineObject } from './define-object'

/** What has a date, and may expire. */
export const datedTypes = [
  /** What happened on a day in a campaign or in the company (GIVE-01, CLAIM-01). */
  defineObject({
    name: 'campaignUpdate',
    title: 'Novedad',
    icon: CalendarIcon,
    fields: [
      dateField('date', 'Fecha'),
      textArea('text', 'Qué pasó', { max: 240 }),
      pictureField('picture', 'Imagen', { optional: true }),
    ],
    preview: { title: 'text', subtitle: 'date', media: 'picture' },
  }),
  /** A figure with its source and its last valid day (INV-05). */
  defineObject({
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
  }),
  /** An entry of the roadmap, whose deadline can expire (INV-08). */
  defineObject({
    name: 'milestone',
    title: 'Hito',
    icon: CalendarIcon,
    fields: [
      textLine('title', 'Título', { max: 80 }),
      textArea('text', 'Detalle', { optional: true, max: 240 }),
      textLine('when', 'Plazo', {
        max: 40,
        optional: true,
        description: 'Como se lee: 2025, en 12 meses, en 10 días.',
      }),
      dateField('validUntil', 'Plazo válido hasta', {
        optional: true,
        description: 'Pasada esta fecha, la página deja de mostrar el plazo.',
      }),
      switchField('done', 'Cumplido'),
    ],
    validation: (rule) =>
      rule.custom((value) => checkDeadlineEnd(value, toDay(Date.now()))).warning(),
    preview: { subtitle: 'when' },
  }),
]
