import { DocumentIcon, EarthGlobeIcon } from '@sanity/icons'
import {
  type ConditionalPropertyCallbackContext,
  defineArrayMember,
  defineField,
  type ValidationContext,
} from '@sanity/types'
import { findAddressIssue, toSlug } from '#config/page-address'
import { blocksField } from '../blocks/blocks-field'
import { sitePages } from '#config/site-pages'
import { findGeneralPage } from '../pages/general-pages'
import {
  emergencyFields,
  pageNameField,
  picturedHeadingFields,
  seoField,
} from '../pages/heading-fields'
import {
  choiceField,
  REQUIRED,
  richTextField,
  switchField,
  textLine,
  toneField,
} from '../shared/fields'
import { contentGroup, otherPageGroups } from '../shared/groups'
import { referencesTo } from '../shared/lists'
import { sampleMarkField } from '../shared/sample-mark'
import { checkFreeAddress } from '../shared/validation/page-address'
import { checkPlaceholders } from '../shared/validation/text'
import { defineCollection, sortBy } from './define-collection'

const ADDRESS_GROUP = 'address'

type Context = ConditionalPropertyCallbackContext

const isBuiltIn = ({ document }: Context) => findGeneralPage(document?._id) !== undefined

/** Whether the document is not one of some built-in pages. */
const isNoneOf =
  (...names: string[]) =>
  ({ document }: Pick<Context, 'document'> | ValidationContext) =>
    !names.includes(findGeneralPage(document?._id)?.name ?? '')

/** Checks that some built-in pages have a value. */
const requiredOn =
  (...names: string[]) =>
  (value: unknown, context: ValidationContext) =>
    value !== undefined || isNoneOf(...names)(context) || REQUIRED

const slugField = defineField({
  name: 'slug',
  title: 'Dirección',
  type: 'slug',
  group: ['content', ADDRESS_GROUP],
  description:
    'Lo que va después del nombre del sitio, por ejemplo: campanas/ayuda-escuela. Si la cambiás y publicás, la dirección anterior lleva sola a la nueva.',
  hidden: isBuiltIn,
  // The validation below checks it, with the addresses of redirects.
  options: { source: 'title', slugify: toSlug, isUnique: () => true },
  // `required` would add the English message of the slug type.
  validation: (rule) => [
    rule
      .custom(
        (slug, { document }) =>
          findGeneralPage(document?._id) !== undefined || checkAddress(slug?.current),
      )
      .error(),
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
  ...[
    switchField('inMenu', 'Mostrar en el menú', {
      group: ADDRESS_GROUP,
      description: 'Va después de los enlaces de Ajustes → Encabezado y menú.',
    }),
    switchField('inFooter', 'Mostrar en el pie de página', {
      group: ADDRESS_GROUP,
      description: 'Va al final de la última columna de enlaces.',
    }),
    textLine('menuLabel', 'Nombre en el menú', {
      group: ADDRESS_GROUP,
      optional: true,
      max: 30,
      description: 'Vacío, va el nombre de la página.',
    }),
  ].map((field) => ({ ...field, hidden: isBuiltIn })),
]

/** Pages of SOS Bahía have a design of their own. */
const hasOwnDesign = ({ document }: Context) =>
  findGeneralPage(document?._id)?.path.startsWith(sitePages.sosHomePage.path) === true

const isShort = ({ document }: Context) => document?.layout !== 'longText'
const isNoLegalText = (context: Context) =>
  isShort(context) || isNoneOf('privacyPage', 'termsPage')(context)

const layoutFields = [
  {
    ...choiceField('layout', 'Diseño', {
      choices: {
        sections: 'Secciones, como la página Sobre nosotros',
        longText: 'Texto largo con índice, como los términos',
        frontPage: 'Tapa de diario, como Prensa',
      },
      group: 'content',
      isVertical: true,
    }),
    hidden: hasOwnDesign,
  },
  { ...toneField, group: 'content', title: 'Color del encabezado', hidden: hasOwnDesign },
]

const longTextFields = [
  {
    ...richTextField('counselNotice', 'Aviso de revisión', {
      group: 'content',
      optional: true,
      description:
        'Dice que un abogado tiene que revisar el texto. Se ve siempre en la vista previa.',
    }),
    hidden: isNoLegalText,
  },
  defineField({
    name: 'showsCounselNotice',
    title: 'Mostrar el aviso en el sitio',
    type: 'boolean',
    group: 'content',
    description: 'Apagado, solo lo ve el equipo, en la vista previa.',
    hidden: isNoLegalText,
  }),
  defineField({
    name: 'updatedOn',
    title: 'Fecha del texto',
    type: 'date',
    group: 'content',
    options: { dateFormat: 'DD/MM/YYYY' },
    hidden: isShort,
    validation: (rule) => rule.custom(requiredOn('privacyPage', 'termsPage')).error(),
  }),
  defineField({
    name: 'updatedLabel',
    title: 'Rótulo de la fecha',
    type: 'string',
    group: 'content',
    description: 'Por ejemplo: Actualizadas el {date}.',
    hidden: isShort,
    validation: (rule) => [
      rule.custom(checkPlaceholders(['{date}'])).error(),
      rule.custom(requiredOn('privacyPage', 'termsPage')).error(),
    ],
  }),
]

/** What the privacy policy says of measurement (ANA-01). */
const analyticsText = defineField({
  name: 'analyticsText',
  title: 'Medición de visitas',
  type: 'object',
  group: 'content',
  description: 'La página muestra el que corresponde a los ajustes generales.',
  hidden: isNoneOf('privacyPage'),
  validation: (rule) => rule.custom(requiredOn('privacyPage')).error(),
  fields: [
    textLine('title', 'Título'),
    richTextField('withContactData', 'Cuando se envían datos de contacto'),
    richTextField('withoutContactData', 'Cuando no se envían'),
  ],
})

/** What the page of social networks shows, besides its sections (RT-04). */
const socialFields = [
  defineField({
    name: 'profiles',
    title: 'Perfiles',
    type: 'array',
    group: 'content',
    of: [defineArrayMember({ type: 'socialLink' })],
    validation: (rule) => rule.custom(requiredOn('sosSocialPage')).warning(),
  }),
  sampleMarkField({ group: 'content', name: 'profilesSampleMark', subject: 'Los perfiles' }),
  referencesTo('posts', 'Publicaciones', 'socialPost', { group: 'content', optional: true }),
  defineField({
    name: 'postLinkLabel',
    title: 'Texto del enlace a cada publicación',
    type: 'string',
    group: 'content',
    validation: (rule) => rule.custom(requiredOn('sosSocialPage')).error(),
  }),
].map((field) => ({ ...field, hidden: isNoneOf('sosSocialPage') }))

/**
 * A page of sections: one that staff make, with an address of its own (PAGE-01), or a built-in one,
 * whose address follows from its id (RT-02, RT-04).
 */
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
    { name: ADDRESS_GROUP, title: 'Dirección y menú', icon: EarthGlobeIcon, hidden: isBuiltIn },
  ],
  fields: [
    pageNameField('content'),
    slugField,
    ...emergencyFields.map((field) => ({ ...field, hidden: isNoneOf('sosHelpPage') })),
    ...picturedHeadingFields,
    ...layoutFields,
    ...longTextFields,
    ...socialFields,
    blocksField('body', 'Secciones'),
    analyticsText,
    seoField,
    ...addressFields,
  ],
  orderings: [sortBy('title', 'Nombre'), sortBy('slug.current', 'Dirección')],
  preview: {
    subtitle: 'slug.current',
    subtitlePrefix: '/',
    media: 'picture',
    byId: previewBuiltIn,
  },
})

function previewBuiltIn(id: unknown) {
  const page = findGeneralPage(id)
  return page && { title: page.title, subtitle: page.path, media: page.icon }
}
