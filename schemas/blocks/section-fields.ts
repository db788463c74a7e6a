import { anchorField, headline, textArea } from '../shared/fields'

/** How most sections open: headline, a sentence or two, and a name to link to. */
export const sectionFields = [
  headline(),
  textArea('lead', 'Bajada', { optional: true, max: 280 }),
  anchorField,
]

/** The same, for sections that may go without a headline. */
export const quietSectionFields = [
  headline('title', 'Titular', { optional: true }),
  textArea('lead', 'Bajada', { optional: true, max: 280 }),
  anchorField,
]
