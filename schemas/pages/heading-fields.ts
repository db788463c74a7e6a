import { headline, pictureField, productHint, textArea } from '../shared/fields'

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

/** The same, with a picture beside the headline. */
export const picturedHeadingFields = [
  ...headingFields,
  pictureField('picture', 'Imagen del encabezado', {
    group: 'content',
    optional: true,
    description: 'Va al lado del titular.',
  }),
]
