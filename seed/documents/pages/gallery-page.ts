import type { GalleryPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { seo } from '../../authoring/blocks'
import { references, singleton } from '../../authoring/document'
import { galleryItems } from '../collections/gallery-items'

/** The internal file gallery; neither search engines nor pages link to it (RT-05, GAL-01). */
export const galleryPage = singleton<GalleryPage>('galleryPage', {
  title: 'Galería de archivos',
  heading: accentTitle('La _galería_'),
  lead: 'Archivos del equipo, listos para ver o para mandar por enlace. Es una página interna: compartí los archivos, no la dirección.',
  seo: {
    ...seo(
      'Galería de archivos de {product}',
      'Imágenes y documentos de {product} para uso interno del equipo.',
      'social-gallery',
    ),
    noIndex: true,
  },
  items: references(galleryItems),
  labels: {
    imagesTitle: 'Imágenes',
    pdfsTitle: 'Documentos PDF',
    view: 'Ver',
    download: 'Descargar',
    copy: 'Copiar dirección',
    copied: 'Copiado!',
    loading: 'Cargando los archivos…',
    empty: 'No hay archivos en la galería',
    brokenImage: 'No se pudo mostrar esta imagen',
  },
})
