/** The point that every crop contains, from 0 to 1 of width and height. */
interface Hotspot {
  readonly x: number
  readonly y: number
}

/** A picture: its path under `seed/assets` and its alternative text. */
export interface CataloguePicture {
  readonly file: string
  readonly alt: string
  readonly hotspot?: Hotspot
}

/** A PDF: its path under `seed/assets`, its title and a summary. */
export interface CatalogueDocument {
  readonly file: string
  readonly title: string
  readonly summary: string
}
