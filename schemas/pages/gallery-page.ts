import { ImagesIcon } from '@sanity/icons'
import { pageLabels } from '../shared/labels'
import { referencesTo } from '../shared/lists'
import { definePage } from './define-page'
import { headingFields } from './heading-fields'

/** The internal file gallery (GAL-01, GAL-02). */
export const galleryPage = definePage({
  name: 'galleryPage',
  title: 'Galería de archivos',
  icon: ImagesIcon,
  fields: [
    ...headingFields,
    referencesTo('items', 'Archivos', 'galleryItem', { group: 'content', optional: true }),
    pageLabels('labels', 'Rótulos', {
      imagesTitle: 'Título de las imágenes',
      pdfsTitle: 'Título de los PDF',
      view: 'Botón para ver',
      download: { title: 'Botón para descargar', optional: true },
      copy: 'Botón para copiar la dirección',
      copied: 'Dirección copiada',
      loading: 'Mientras carga',
      empty: 'Lista vacía',
      brokenImage: 'Imagen que no se pudo mostrar',
    }),
  ],
})
