import { defineField, type ValidationContext } from '@sanity/types'
import { isFields } from '../content-check/walk'
import { anchorField, headline, textArea } from '../shared/fields'

const lead = textArea('lead', 'Bajada', { optional: true, max: 280 })

/** The first fields of most sections. */
export const sectionFields = [headline(), lead, anchorField]

/** The same with an optional headline. */
export const untitledSectionFields = [
  headline('title', 'Titular', { optional: true }),
  lead,
  anchorField,
]

/** The collapsed part at the end of every block's form. */
export const visibilityFieldset = {
  name: 'visibility',
  title: 'Mostrar u ocultar',
  options: { collapsible: true, collapsed: true },
}

const DATE_OPTIONS = { dateFormat: 'DD/MM/YYYY', timeFormat: 'HH:mm' }

/** When visitors see a block; by default always (PAGE-01). */
export const visibilityFields = [
  defineField({
    name: 'hidden',
    title: 'Ocultar esta sección',
    type: 'boolean',
    fieldset: visibilityFieldset.name,
    description: 'Las visitas no la ven. Queda guardada, y se ve en la vista previa.',
  }),
  defineField({
    name: 'visibleFrom',
    title: 'Mostrar desde',
    type: 'datetime',
    fieldset: visibilityFieldset.name,
    options: DATE_OPTIONS,
    description: 'Vacío, desde que publicás.',
  }),
  defineField({
    name: 'visibleUntil',
    title: 'Mostrar hasta',
    type: 'datetime',
    fieldset: visibilityFieldset.name,
    options: DATE_OPTIONS,
    description: 'Vacío, sin fin.',
    validation: (rule) => rule.custom(checkOrder).error(),
  }),
]

/** Rejects an end that is not after the start. */
function checkOrder(until: string | undefined, { parent }: ValidationContext): true | string {
  const from = isFields(parent) ? parent.visibleFrom : undefined
  if (typeof from !== 'string' || until === undefined) return true
  return Date.parse(from) < Date.parse(until) || 'Tiene que ser después de «Mostrar desde».'
}
