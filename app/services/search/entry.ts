import type { PictureData } from '~/sanity/image-url'

export type EntryKind = 'page' | 'section' | 'question' | 'resource' | 'campaign'

/** Something that the search finds, with its address (SEEK-01). */
export interface SearchEntry {
  /** Unique in the site: a document that several pages show is found once. */
  id: string
  kind: EntryKind
  title: string
  text: string
  /** Path of the page with the anchor of the entry. */
  href: string
  /** Name of the page that shows it. */
  page: string
  /** Its own picture, or the one of the page. */
  picture?: PictureData | null | undefined
}

/** The page that entries belong to. */
export interface EntryPage {
  path: string
  name: string
  picture?: PictureData | null | undefined
}
