import type { LibraryResource } from '#app/sanity/types.generated'
import {
  documents,
  type DocumentName,
  type PictureName,
  type pressPictures,
} from '../../assets/catalogue'
import { file, picture } from '../../authoring/assets'
import { type SeedOf, typed } from '../../authoring/document'

/** Returns a PDF resource; `{product}` replaces the brand name of the catalogue (CMS-09). */
function download(name: DocumentName, kind: 'guide' | 'download'): SeedOf<LibraryResource> {
  const { title, summary } = documents[name]
  return {
    _id: `libraryResource-${name}`,
    _type: 'libraryResource',
    title,
    kind,
    summary: summary.replaceAll('Yapa', '{product}'),
    linkLabel: 'Descargar PDF',
    file: file(name),
  }
}

/** Explanations on pages of the site (RT-02). */
export const explainers: SeedOf<LibraryResource>[] = typed('libraryResource', [
  {
    _id: 'libraryResource-premios-y-sorteos',
    title: 'Rifas, bonos, premios y recompensas',
    kind: 'explainer',
    summary: 'Las cuatro maneras de darle algo a quien colabora, y cuándo conviene cada una.',
    linkLabel: 'Leer la explicación',
    href: '/#premios',
    picture: picture('bonds'),
  },
  {
    _id: 'libraryResource-sorteos-claros',
    title: 'Cómo se cuida un sorteo',
    kind: 'explainer',
    summary: 'Bases publicadas antes, números con dueño y un resultado que puede mirar cualquiera.',
    linkLabel: 'Leer la explicación',
    href: '/#sorteos-claros',
    picture: picture('legal-terms'),
  },
  {
    _id: 'libraryResource-como-donar',
    title: 'Cómo donar en ocho pasos',
    kind: 'explainer',
    summary: 'De bajar la app a compartir la campaña, para quien colabora por primera vez.',
    linkLabel: 'Ver los pasos',
    href: '/sosBahia/donate',
    picture: picture('sos-donate'),
  },
])

export const guides = [
  download('yapa-guia-campanas', 'guide'),
  download('yapa-guia-rifas', 'guide'),
  download('yapa-guia-embajadores', 'guide'),
  download('yapa-bases-de-sorteos-modelo', 'guide'),
]

export const downloads = [
  download('yapa-preguntas-frecuentes', 'download'),
  download('yapa-kit-de-prensa', 'download'),
  download('yapa-manual-de-marca', 'download'),
  download('yapa-resumen-inversores', 'download'),
]

function pressPicture(
  name: keyof typeof pressPictures,
  drawing: PictureName,
  title: string,
  summary: string,
): SeedOf<LibraryResource> {
  return {
    _id: `libraryResource-${name}`,
    _type: 'libraryResource',
    title,
    kind: 'download',
    summary,
    linkLabel: 'Descargar imagen',
    file: file(name),
    picture: picture(drawing),
  }
}

/** Pictures to print beside a story about the product. */
export const pressDownloads = [
  pressPicture(
    'yapa-barrio',
    'hero-people',
    'El barrio',
    'Dibujo en color de 1400 × 1080 píxeles.',
  ),
  pressPicture('yapa-equipo', 'about-team', 'El equipo', 'Dibujo en color de 1600 × 1000 píxeles.'),
  pressPicture('yapa-pantallas', 'gallery-4', 'La app', 'Tres pantallas, de 1200 × 900 píxeles.'),
  pressPicture('yapa-logo', 'gallery-1', 'El logo', 'Sin fondo, de 2400 píxeles de ancho.'),
]
