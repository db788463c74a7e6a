/** A picture: its path under `seed/assets` and its alternative text. */
export interface CataloguePicture {
  readonly file: string
  readonly alt: string
  /** The point that every crop contains, from 0 to 1 of width and height. */
  readonly hotspot?: { readonly x: number; readonly y: number }
}

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Point = readonly [x: number, y: number]

/**
 * Lists pictures by name.
 * @param toFile the path of a picture's file
 * @param texts alternative texts
 * @param hotspots of some pictures, or one for all
 */
export function listPictures<Name extends string>(
  toFile: (name: string) => string,
  texts: Texts<Name>,
  hotspots?: Readonly<Partial<Record<NoInfer<Name>, Point>>> | Point,
): Readonly<Record<Name, CataloguePicture>>
export function listPictures(
  toFile: (name: string) => string,
  texts: Texts<string>,
  hotspots: Readonly<Partial<Record<string, Point>>> | Point = {},
): Readonly<Record<string, CataloguePicture>> {
  const pictures = Object.entries(texts).map(([name, alt]) => {
    const point = isPoint(hotspots) ? hotspots : hotspots[name]
    const hotspot = point && { hotspot: { x: point[0], y: point[1] } }
    return [name, { file: toFile(name), alt, ...hotspot }] as const
  })
  return Object.fromEntries(pictures)
}

const isPoint = (hotspots: object): hotspots is Point => Array.isArray(hotspots)
