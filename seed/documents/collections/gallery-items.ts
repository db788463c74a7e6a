import type { GalleryItem } from '#app/sanity/types.generated'
import { documents, type DocumentName, type PictureName } from '../../assets/catalogue'
import { file, picture } from '../../authoring/assets'
import type { SeedOf } from '../../authoring/document'

const images: readonly { picture: PictureName; name: string; path: string }[] = [
  { picture: 'gallery-1', name: 'Logo sobre papel', path: 'marca/logo-sobre-papel.webp' },
  {
    picture: 'gallery-2',
    name: 'Afiche «Cada número ayuda»',
    path: 'afiches/cada-numero-ayuda.webp',
  },
  { picture: 'gallery-3', name: 'Juego de talones', path: 'marca/juego-de-talones.webp' },
  { picture: 'gallery-4', name: 'Pantallas de la app', path: 'app/pantallas.webp' },
  { picture: 'gallery-5', name: 'Placa «Hoy se sortea»', path: 'redes/hoy-se-sortea.webp' },
  { picture: 'gallery-6', name: 'Banner «Rifas»', path: 'redes/banner-rifas.webp' },
]

const pdfs: readonly { document: DocumentName; folder: string }[] = [
  { document: 'yapa-resumen-inversores', folder: 'inversores' },
  { document: 'yapa-kit-de-prensa', folder: 'prensa' },
  { document: 'yapa-preguntas-frecuentes', folder: 'guias' },
  { document: 'yapa-guia-campanas', folder: 'guias' },
  { document: 'yapa-guia-rifas', folder: 'guias' },
  { document: 'yapa-guia-embajadores', folder: 'guias' },
  { document: 'yapa-manual-de-marca', folder: 'marca' },
  { document: 'yapa-bases-de-sorteos-modelo', folder: 'legales' },
]

/** The six images and eight PDFs of the internal gallery (GAL-01). */
export const galleryItems: SeedOf<GalleryItem>[] = [
  ...images.map(({ picture: drawing, name, path }) => ({
    _id: `galleryItem-${drawing}`,
    _type: 'galleryItem' as const,
    name,
    type: 'image' as const,
    image: picture(drawing),
    path,
  })),
  ...pdfs.map(({ document, folder }) => ({
    _id: `galleryItem-${document}`,
    _type: 'galleryItem' as const,
    name: documents[document].title,
    type: 'pdf' as const,
    file: file(document),
    path: `${folder}/${document}.pdf`,
  })),
]
