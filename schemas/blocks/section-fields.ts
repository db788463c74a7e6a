import { anchorField, headline, textArea } from '../shared/fields'

/** The first fields of most sections. */
export const sectionFields = [
  headline(),
  textArea('lead', 'Bajada', { optional: true, max: 280 }),
  anchorField,
]

/** The same with an optional headline. */
export const untitledSectionFields = [
  headline('title', 'Titular', { optional: true }),
  textArea('lead', 'Bajada', { optional: true, max: 280 }),
  anchorField,
]
