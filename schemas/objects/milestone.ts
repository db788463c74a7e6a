import { CalendarIcon } from '@sanity/icons'
import { toDay } from '#config/calendar'
import { dateField, switchField, textArea, textLine } from '../shared/fields'
import { checkDeadlineEnd } from '../shared/validation/figure-dates'
import { defineObject } from './define-object'

/** An entry of the roadmap, whose deadline can expire (INV-08). */
export const milestone = defineObject({
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
})
