import { headline, productHint, textArea } from '../shared/fields'

/** The first fields of most pages. */
export const headingFields = [
  headline('heading', 'Titular', { group: 'content' }),
  textArea('lead', 'Bajada', {
    group: 'content',
    optional: true,
    max: 320,
    description: productHint,
  }),
]
