import { defineField } from '@sanity/types'
import { headline, pictureField, productHint, textArea, textLine } from '../shared/fields'
import { listField } from '../shared/lists'

/** The name of a page. @param group the first tab of its form */
export const pageNameField = (group: string) =>
  textLine('title', 'Nombre de la página', {
    group,
    max: 40,
    description: 'Cómo la llaman los menús y la ruta de páginas.',
  })

/** What search engines and networks show of a page. */
export const seoField = defineField({
  name: 'seo',
  title: 'Buscadores y redes',
  type: 'seo',
  group: 'seo',
  validation: (rule) => rule.required().error('Completá título y descripción.'),
})

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

/** Emergency numbers, before anything else on a page. */
export const emergencyFields = [
  textLine('emergencyTitle', 'Título de los teléfonos', { group: 'content', optional: true }),
  listField('emergencyNumbers', 'Teléfonos de emergencia', 'link', {
    group: 'content',
    optional: true,
    description: 'Lo primero de la página. La dirección de cada uno es tel: y el número.',
  }),
]
