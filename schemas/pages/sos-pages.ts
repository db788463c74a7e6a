import { DropIcon, HeartIcon, HomeIcon, MenuIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { defineSettings } from '../settings/define-settings'
import { headline, linkField, textArea, textLine, whatsappLinkField } from '../shared/fields'
import { labelGroup, pageLabels } from '../shared/labels'
import { listField, referencesTo, textList } from '../shared/lists'
import { objectField } from '../shared/object-field'
import { definePage } from './define-page'
import { emergencyFields, picturedHeadingFields } from './heading-fields'

/** Sidebar and help link of all SOS Bahía pages (SOS-01). */
export const sosLayout = defineSettings({
  name: 'sosLayout',
  title: 'SOS Bahía: menú y ayuda',
  icon: MenuIcon,
  shownOn: ['sosHomePage', 'sosDonatePage', 'sosHelpPage', 'sosSocialPage', 'sosProfilePage'],
  fields: [
    textLine('title', 'Título del menú', { max: 40 }),
    listField('links', 'Entradas del menú', 'navItem'),
    whatsappLinkField('help', 'Botón flotante de ayuda'),
    labelGroup('labels', 'Textos accesibles', {
      navigation: 'Nombre del menú',
      collapse: 'Achicar el menú',
      expand: 'Agrandar el menú',
      menuOpen: 'Abrir el menú (en el teléfono)',
      menuClose: 'Cerrar el menú (en el teléfono)',
      help: 'Botón de ayuda',
      backToSite: 'Volver al sitio',
    }),
  ],
})

/** The index of SOS Bahía: emergency numbers, and campaigns to collaborate with (RT-04). */
export const sosHomePage = definePage({
  name: 'sosHomePage',
  title: 'SOS Bahía: inicio',
  icon: HomeIcon,
  fields: [
    ...emergencyFields,
    linkField('helpLink', 'Enlace para pedir ayuda', { group: 'content', optional: true }),
    ...picturedHeadingFields,
    linkField('donateLink', 'Enlace para colaborar', {
      group: 'content',
      optional: true,
      description: 'El botón debajo del titular. #campanas lleva a las campañas de esta página.',
    }),
    referencesTo('campaigns', 'Campañas', 'campaignLink', { group: 'content' }),
    textLine('campaignLinkLabel', 'Texto del enlace de cada campaña', { group: 'labels' }),
    textArea('emptyText', 'Texto cuando no hay campañas', { group: 'labels' }),
    blocksField('body', 'Más contenido'),
  ],
})

const howTo = objectField('howTo', 'Cómo hacerlo', {
  group: 'content',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { optional: true, max: 280 }),
    listField('steps', 'Pasos', 'step', { expected: 5, noun: 'pasos' }),
  ],
})

const postsSection = objectField('postsSection', 'Publicaciones', {
  group: 'content',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { optional: true, max: 280 }),
    referencesTo('posts', 'Publicaciones', 'socialPost', { expected: 4, noun: 'publicaciones' }),
    textLine('archiveTitle', 'Título de las publicaciones viejas', {
      optional: true,
      description: 'Las que pasaron los 60 días van al final, abajo de este título.',
    }),
  ],
})

/** The '#FUERZABAHIA' page (SOS-02). */
export const fuerzaBahiaPage = definePage({
  name: 'fuerzaBahiaPage',
  title: '#FUERZABAHIA',
  icon: DropIcon,
  fields: [
    ...picturedHeadingFields,
    textLine('localitiesLabel', 'Rótulo de las localidades', { group: 'content' }),
    textList('localities', 'Localidades', { group: 'content', expected: 3, noun: 'localidades' }),
    listField('buttons', 'Botones', 'link', { group: 'content', optional: true }),
    howTo,
    postsSection,
    blocksField('body', 'Más contenido'),
    pageLabels('labels', 'Rótulos de las publicaciones', {
      openPost: 'Enlace a la publicación original',
      loadingPost: 'Mientras carga la original',
      showPost: {
        title: 'Botón para traer la original',
        description: 'Se ve cuando las redes no se cargan solas: sin permiso o con poca conexión.',
      },
    }),
  ],
})

/** The 'TODOS POR BAHÍA BLANCA' page: campaigns in frames, in random order (SOS-03). */
export const todosPorBahiaPage = definePage({
  name: 'todosPorBahiaPage',
  title: 'TODOS POR BAHÍA BLANCA',
  icon: HeartIcon,
  fields: [
    ...picturedHeadingFields,
    referencesTo('campaigns', 'Campañas', 'campaignLink', {
      group: 'content',
      expected: 3,
      noun: 'campañas',
      description: 'Se muestran en un orden distinto en cada visita.',
    }),
    blocksField('body', 'Más contenido'),
    pageLabels('labels', 'Rótulos de las campañas', {
      openCampaign: 'Enlace a la campaña, al lado del marco',
      frameTitle: {
        title: 'Texto accesible del marco',
        placeholders: ['{title}'],
        description: 'Por ejemplo: Campaña {title}.',
      },
      frameRefused: 'Texto por si el marco no carga',
      frameWithheld: {
        title: 'Texto en lugar del marco, sin permiso para otros sitios',
        description: 'Acompaña al botón que lo muestra igual.',
      },
      showFrame: 'Botón para mostrar la campaña en el marco',
      sampleMark: { title: 'Aviso en las páginas de ejemplo', optional: true },
      sampleText: { title: 'Aclaración en las páginas de ejemplo', optional: true },
    }),
  ],
})
