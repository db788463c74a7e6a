import { HomeIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { headline, pictureField, productHint, textArea, textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { definePage } from './define-page'
import { objectField } from '../shared/object-field'

const number = objectField('number', 'Tu número', {
  optional: true,
  description:
    'El talón donde el visitante elige un número y va al afiche. Sin rótulo o sin botón no se ve.',
  collapsed: false,
  fields: [
    textLine('label', 'Rótulo', { optional: true, max: 40 }),
    textLine('hint', 'Ayuda', { optional: true, max: 90 }),
    textLine('placeholder', 'Ejemplo dentro del campo', { optional: true, max: 5 }),
    textLine('button', 'Botón', { optional: true, max: 24 }),
  ],
})

const hero = objectField('hero', 'Primera vista', {
  group: 'content',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { max: 240, description: productHint }),
    listField('buttons', 'Botones', 'link', { description: 'El primero es el principal.' }),
    listField('tickets', 'Números de rifa', 'ticket', {
      description: 'Se ven apilados; tres quedan mejor.',
      optional: true,
    }),
    number,
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
