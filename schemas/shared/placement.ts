import type { PageId } from '#config/site-pages'

/** The sections of the Studio, in their order (CMS-04). */
export const sections = [
  { id: 'paginas', title: 'Páginas' },
  { id: 'inversores', title: 'Inversores' },
  { id: 'contenido', title: 'Contenido' },
  { id: 'sosBahia', title: 'SOS Bahía' },
  { id: 'galeria', title: 'Galería' },
  { id: 'solicitudes', title: 'Solicitudes' },
  { id: 'visitas', title: 'Visitas' },
  { id: 'ajustes', title: 'Ajustes' },
] as const

export type SectionId = (typeof sections)[number]['id']

/**
 * The pages that show a document: the Studio lists them above its form. Empty means none. A document
 * with an address of its own is a page (PAGE-01).
 */
export type ShownOn = readonly PageId[] | 'every page' | 'its own address'
