import { DocumentIcon, EarthGlobeIcon } from '@sanity/icons'
import { type ConditionalPropertyCallbackContext, defineField } from '@sanity/types'
import { findAddressIssue, toSlug } from '../../config/page-address'
import { blocksField } from '../blocks/blocks-field'
import { picturedHeadingFields } from '../pages/heading-fields'
import { REQUIRED, textLine, toneField } from '../shared/fields'
import { contentGroup, otherPageGroups } from '../shared/groups'
import { checkFreeAddress } from '../shared/validation/page-address'
import { defineCollection } from './define-collection'

const ADDRESS_GROUP = 'address'

const slugField = defineField({
  name: 'slug',
  title: 'Dirección',
  type: 'slug',
  group: ['content', ADDRESS_GROUP],
  description:
    'Lo que va después del nombre del sitio, por ejemplo: campanas/ayuda-escuela. Si la cambiás y publicás, la dirección anterior lleva sola a la nueva.',
  // The validation below checks it, with the addresses of redirects.
  options: { source: 'title', slugify: toSlug, isUnique: () => true },
  // `required` would add the English message of the slug type.
  validation: (rule) => [
    rule.custom((slug) => checkAddress(slug?.current)).error(),
    rule.custom((slug, context) => checkFreeAddress(slug?.current, context)).error(),
  ],
})

/** @returns true when a page may have the address, else a Spanish message */
function checkAddress(slug: string | undefined): true | string {
  if (slug === undefined || slug === '') return REQUIRED
  switch (findAddressIssue(slug)) {
    case 'malformed':
      return 'Usá letras minúsculas sin acento, números y guiones, y como mucho una barra: rifas/techo-del-club.'
    case 'reserved':
      return 'Esa dirección ya la usa el sitio: elegí otra.'
    case undefined:
      return true
  }
}

const addressFields = [
  defineField({
    name: 'formerSlugs',
    title: 'Direcciones anteriores',
    type: 'array',
    group: ADDRESS_GROUP,
    description: 'Llevan solas a la dirección de ahora. Borrá una para que deje de hacerlo.',
    of: [{ type: 'string' }],
    options: { sortable: false },
    hidden: ({ value }) => !Array.isArray(value) || value.length === 0,
  }),
  defineField({
    name: 'inMenu',
    title: 'Mostrar en el menú',
    type: 'boolean',
    group: ADDRESS_GROUP,
    description: 'Va después de los enlaces de Ajustes → Encabezado y menú.',
    initialValue: false,
  }),
  defineField({
    name: 'inFooter',
    title: 'Mostrar en el pie de página',
    type: 'boolean',
    group: ADDRESS_GROUP,
    description: 'Va al final de la última columna de enlaces.',
    initialValue: false,
  }),
  textLine('menuLabel', 'Nombre en el menú', {
    group: ADDRESS_GROUP,
    optional: true,
    max: 30,
    description: 'Vacío, va el nombre de la página.',
  }),
]

const isShort = ({ document }: ConditionalPropertyCallbackContext) =>
  document?.layout !== 'longText'

const layoutFields = [
  defineField({
    name: 'layout',
    title: 'Diseño',
    type: 'string',
    group: 'content',
    options: {
      layout: 'radio',
      list: [
        { title: 'Secciones, como la página Sobre nosotros', value: 'sections' },
        { title: 'Texto largo con índice, como los términos', value: 'longText' },
      ],
    },
    initialValue: 'sections',
    validation: (rule) => rule.required().error(REQUIRED),
  }),
  { ...toneField, group: 'content', title: 'Color del encabezado' },
  defineField({
    name: 'updatedOn',
    title: 'Fecha del texto',
    type: 'date',
    group: 'content',
    options: { dateFormat: 'DD/MM/YYYY' },
    hidden: isShort,
  }),
  {
    ...textLine('updatedLabel', 'Rótulo de la fecha', {
      group: 'content',
      optional: true,
      placeholders: ['{date}'],
      description: 'Por ejemplo: Actualizadas el {date}.',
    }),
    hidden: isShort,
  },
]

/** A page that staff make, with an address of its own (PAGE-01). */
export const page = defineCollection({
  name: 'page',
  title: 'Página',
  section: 'paginas',
  listTitle: 'Más páginas',
  shownOn: 'its own address',
  icon: DocumentIcon,
  groups: [
    contentGroup,
    ...otherPageGroups.filter(({ name }) => name !== 'labels'),
    addressGroup(),
  ],
  fields: [
    textLine('title', 'Nombre de la página', {
      group: 'content',
      max: 40,
      description: 'Cómo la llaman los menús y la ruta de páginas.',
    }),
    slugField,
    ...picturedHeadingFields,
    ...layoutFields,
    blocksField('body', 'Secciones'),
    defineField({
      name: 'seo',
      title: 'Buscadores y redes',
      type: 'seo',
      group: 'seo',
      validation: (rule) => rule.required().error('Completá título y descripción.'),
    }),
    ...addressFields,
  ],
  orderings: [
    { name: 'title', title: 'Nombre', by: [{ field: 'title', direction: 'asc' }] },
    { name: 'slug', title: 'Dirección', by: [{ field: 'slug.current', direction: 'asc' }] },
  ],
  preview: { subtitle: 'slug.current', media: 'picture' },
})

function addressGroup() {
  return { name: ADDRESS_GROUP, title: 'Dirección y menú', icon: EarthGlobeIcon }
}
