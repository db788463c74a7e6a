import { HomeIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { headline, pictureField, productHint, textArea } from '../shared/fields'
import { getList } from '../shared/lists'
import { definePage } from './define-page'
import { objectField } from '../shared/object-field'

const hero = objectField({
  name: 'hero',
  title: 'Primera vista',
  group: 'content',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { max: 240, description: productHint }),
    getList('buttons', 'Botones', 'link', { description: 'El primero es el principal.' }),
    getList('tickets', 'Números de rifa', 'ticket', {
      description: 'Se ven apilados; tres quedan mejor.',
      optional: true,
    }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
})

/** The home page: first view and sections (RT-01). */
export const homePage = definePage({
  name: 'homePage',
  title: 'Inicio',
  icon: HomeIcon,
  fields: [hero, blocksField('sections', 'Secciones')],
})
