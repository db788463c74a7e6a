import { DropIcon, HeartIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { headline, textArea, textLine } from '../shared/fields'
import { pageLabels } from '../shared/labels'
import { listField, referencesTo, textList } from '../shared/lists'
import { definePage } from './define-page'
import { picturedHeadingFields } from './heading-fields'
import { objectField } from '../shared/object-field'

const howTo = objectField({
  name: 'howTo',
  title: 'Cómo hacerlo',
  group: 'content',
  fields: [
    headline(),
    textArea('lead', 'Bajada', { optional: true, max: 280 }),
    listField('steps', 'Pasos', 'step', { expected: 5, noun: 'pasos' }),
  ],
})

const postsSection = objectField({
  name: 'postsSection',
  title: 'Publicaciones',
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
