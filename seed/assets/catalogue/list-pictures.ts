/** A picture: its path under `seed/assets` and its alternative text. */
export interface CataloguePicture {
  readonly file: string
  readonly alt: string
  /** The point that every crop contains, from 0 to 1 of width and height. */
  readonly hotspot?: { readonly x: number; readonly y: number }
}

type Texts<Name extends string> = Readonly<Record<Name, string>>
type Hotspots<Name extends string> = Readonly<
  Partial<Record<Name, readonly [x: number, y: number]>>
>

/**
 * Lists pictures by name.
 * @param toFile the path of a picture's file
 * @param texts alternative texts
 */
export function listPictures<Name extends string>(
  toFile: (name: string) => string,
  texts: Texts<Name>,
  hotspots?: Hotspots<NoInfer<Name>>,
): Readonly<Record<Name, CataloguePicture>>
export function listPictures(
  toFile: (name: string) => string,
  texts: Texts<string>,
  hotspots: Hotspots<string> = {},
): Readonly<Record<string, CataloguePicture>> {
  const pictures = Object.entries(texts).map(([name, alt]) => {
    const [x, y] = hotspots[name] ?? []
    const hotspot = x === undefined || y === undefined ? {} : { hotspot: { x, y } }
    return [name, { file: toFile(name), alt, ...hotspot }] as const
  })
  return Object.fromEntries(pictures)
}
