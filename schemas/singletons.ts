import { pageTypes } from './pages'
import { settingsTypes } from './settings'
import { sitePaths } from './shared/site-paths'

/** The sections of the Studio, in their order (CMS-04). */
export const sections = [
  { id: 'paginas', title: 'Páginas' },
  { id: 'inversores', title: 'Inversores' },
  { id: 'contenido', title: 'Contenido' },
  { id: 'sosBahia', title: 'SOS Bahía' },
  { id: 'galeria', title: 'Galería' },
  { id: 'solicitudes', title: 'Solicitudes' },
  { id: 'ajustes', title: 'Ajustes' },
] as const

export type SectionId = (typeof sections)[number]['id']

/** A document of which there is exactly one. */
export interface Singleton {
  /** Name of its schema type. */
  readonly type: string
  /** Its fixed document id: the name of its type. */
  readonly id: string
  readonly title: string
  readonly section: SectionId
  /** Its address on the site, when it is a page. */
  readonly path: string | undefined
}

/** A kind of document of which there are many. */
export interface Collection {
  readonly type: string
  /** What its list is called, in the plural. */
  readonly title: string
  readonly section: SectionId
}

const paths: ReadonlyMap<string, string> = new Map(Object.entries(sitePaths))

function inSection(section: SectionId, types: readonly { name: string; title?: string }[]) {
  return types.map(({ name, title = name }): Singleton => {
    return { type: name, id: name, title, section, path: paths.get(name) }
  })
}

/** The one list that the Studio's structure, its "new document" menu and the seed check follow. */
export const singletons: readonly Singleton[] = [
  ...inSection('paginas', pageTypes.paginas),
  ...inSection('inversores', pageTypes.inversores),
  ...inSection('sosBahia', pageTypes.sosBahia),
  ...inSection('galeria', pageTypes.galeria),
  ...inSection('ajustes', settingsTypes),
]

/** Where the Studio lists the documents of which there are many. */
export const collections: readonly Collection[] = [
  { type: 'teamMember', title: 'Equipo', section: 'inversores' },
  { type: 'faqEntry', title: 'Preguntas frecuentes', section: 'contenido' },
  { type: 'campaignStep', title: 'Pasos para crear una campaña', section: 'contenido' },
  { type: 'testimonial', title: 'Testimonios', section: 'contenido' },
  { type: 'libraryResource', title: 'Recursos de la biblioteca', section: 'contenido' },
  { type: 'campaignLink', title: 'Campañas', section: 'sosBahia' },
  { type: 'socialPost', title: 'Publicaciones en redes', section: 'sosBahia' },
  { type: 'galleryItem', title: 'Archivos', section: 'galeria' },
  { type: 'investorRequest', title: 'Solicitudes de inversión', section: 'solicitudes' },
  { type: 'newsletterSignup', title: 'Suscripciones al boletín', section: 'solicitudes' },
  { type: 'visitDay', title: 'Visitas', section: 'solicitudes' },
  { type: 'redirect', title: 'Desvíos', section: 'ajustes' },
]
