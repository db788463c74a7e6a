import { linkField } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { listField } from '../shared/lists'
import { defineSettings } from './define-settings'

/** The header of the site. */
export const navigation = defineSettings({
  name: 'navigation',
  title: 'Encabezado y menú',
  shownOn: 'every page',
  fields: [
    listField('links', 'Enlaces', 'link'),
    linkField('cta', 'Botón'),
    labelGroup('labels', 'Textos accesibles', {
      skipLink: 'Enlace para saltar al contenido',
      main: 'Nombre del menú',
      menuOpen: 'Abrir el menú',
      menuClose: 'Cerrar el menú',
      logo: { title: 'Logo', description: 'Por ejemplo: {product}, ir al inicio.' },
      breadcrumbs: 'Nombre de la ruta de páginas',
      home: 'Primera entrada de la ruta de páginas',
    }),
  ],
})
