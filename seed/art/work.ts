import type { Darkroom } from './press/darkroom'
import { print, type Drawing } from './press/print'

/** Makes the bytes of one file. */
export type Make = (darkroom: Darkroom) => Promise<Buffer | string>

/** Files to make, by their path under `seed/assets`. */
export type Family = Readonly<Record<string, Make>>

/** A printed drawing as WebP. */
export const webp =
  (drawing: Drawing): Make =>
  async (darkroom) =>
    (await print(drawing, darkroom))
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toBuffer()

/** Gives every drawing its file: `<folder>/<name>.webp`. */
export const printed = (folder: string, drawings: Readonly<Record<string, Drawing>>): Family =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}.webp`, webp(drawing)]),
  )
