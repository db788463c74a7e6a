/** The point of a picture that every crop must keep, in shares of its width and height. */
export interface Hotspot {
  readonly x: number
  readonly y: number
}

/** A picture of the seed dataset: a path under `seed/assets`, and what it shows, in words. */
export interface CataloguePicture {
  readonly file: string
  readonly alt: string
  readonly hotspot?: Hotspot
}

/** A PDF of the seed dataset: a path under `seed/assets`, its title and what one finds in it. */
export interface CatalogueDocument {
  readonly file: string
  readonly title: string
  readonly summary: string
}
