import { headline, productHint, textArea } from '../shared/fields'

/** How a general page opens: its headline and a sentence or two. */
export const headingFields = [
  headline('heading', 'Titular', { group: 'content' }),
  textArea('lead', 'Bajada', {
    group: 'content',
    optional: true,
    max: 320,
    description: productHint,
  }),
]
