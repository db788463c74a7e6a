import { SearchIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { pictureField, productHint, switchField, textArea, textLine } from '../shared/fields'

/** What search engines and social networks show of a page (RT-08). `content-check/` checks the lengths. */
export const seo = defineType({
  name: 'seo',
  title: 'Buscadores y redes',
  type: 'object',
  icon: SearchIcon,
  fields: [
    textLine('title', 'Título', { description: productHint }),
    textArea('description', 'Descripción', { description: productHint }),
    pictureField('image', 'Imagen para redes', {
      optional: true,
      description: 'De 1200 × 630. Si falta, el sitio arma una con el titular de la página.',
    }),
    switchField('noIndex', 'Ocultar de los buscadores'),
  ],
})
