import { CommentIcon, HelpCircleIcon, HomeIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { linkField, textArea, textLine } from '../shared/fields'
import { sampleMarkField } from '../shared/sample-mark'
import { getList, referencesTo } from '../shared/lists'
import { definePage } from './define-page'
import { picturedHeadingFields } from './heading-fields'

/** Emergency numbers, before anything else on a page. */
const emergencyFields = [
  textLine('emergencyTitle', 'Título de los teléfonos', { group: 'content', optional: true }),
  getList('emergencyNumbers', 'Teléfonos de emergencia', 'link', {
    group: 'content',
    optional: true,
    description: 'Lo primero de la página. La dirección de cada uno es tel: y el número.',
  }),
]

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePage = definePage({
  name: 'sosHomePage',
  title: 'SOS Bahía: inicio',
  icon: HomeIcon,
  fields: [
    ...emergencyFields,
    linkField('helpLink', 'Enlace para pedir ayuda', { group: 'content', optional: true }),
    ...picturedHeadingFields,
    referencesTo('campaigns', 'Campañas', 'campaignLink', { group: 'content' }),
    textLine('campaignLinkLabel', 'Texto del enlace de cada campaña', { group: 'labels' }),
    textArea('emptyText', 'Texto cuando no hay campañas', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})

/** Ways to ask for help; the numbers to call come first (HOME-06). */
export const sosHelpPage = definePage({
  name: 'sosHelpPage',
  title: 'SOS Bahía: ayuda',
  icon: HelpCircleIcon,
  fields: [...emergencyFields, ...picturedHeadingFields, blocksField('body', 'Contenido')],
})

/** The social networks page of SOS Bahía (RT-04). */
export const sosSocialPage = definePage({
  name: 'sosSocialPage',
  title: 'SOS Bahía: redes sociales',
  icon: CommentIcon,
  fields: [
    ...picturedHeadingFields,
    getList('profiles', 'Perfiles', 'socialLink', { group: 'content' }),
    sampleMarkField({ group: 'content', name: 'profilesSampleMark', subject: 'Los perfiles' }),
    referencesTo('posts', 'Publicaciones', 'socialPost', { group: 'content', optional: true }),
    textLine('postLinkLabel', 'Texto del enlace a cada publicación', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})
