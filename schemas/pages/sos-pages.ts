import { CommentIcon, HomeIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { linkField, textArea, textLine } from '../shared/fields'
import { getList, referencesTo } from '../shared/lists'
import { definePage } from './define-page'
import { headingFields } from './heading-fields'

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePage = definePage({
  name: 'sosHomePage',
  title: 'SOS Bahía: inicio',
  icon: HomeIcon,
  fields: [
    textLine('emergencyTitle', 'Título de los teléfonos', { group: 'content', optional: true }),
    getList('emergencyNumbers', 'Teléfonos de emergencia', 'link', {
      group: 'content',
      optional: true,
      description: 'Lo primero de la página. La dirección de cada uno es tel: y el número.',
    }),
    linkField('helpLink', 'Enlace para pedir ayuda', { group: 'content', optional: true }),
    ...headingFields,
    referencesTo('campaigns', 'Campañas', 'campaignLink', { group: 'content' }),
    textLine('campaignLinkLabel', 'Texto del enlace de cada campaña', { group: 'labels' }),
    textArea('emptyText', 'Texto cuando no hay campañas', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})

/** The social networks page of SOS Bahía (RT-04). */
export const sosSocialPage = definePage({
  name: 'sosSocialPage',
  title: 'SOS Bahía: redes sociales',
  icon: CommentIcon,
  fields: [
    ...headingFields,
    getList('profiles', 'Perfiles', 'socialLink', { group: 'content' }),
    referencesTo('posts', 'Publicaciones', 'socialPost', { group: 'content', optional: true }),
    textLine('postLinkLabel', 'Texto del enlace a cada publicación', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})
