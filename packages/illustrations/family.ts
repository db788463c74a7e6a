import type { Renderer } from './press/renderer'
import { print, type Drawing } from './press/print'

/** Returns the content of one file. */
export type RenderFile = (renderer: Renderer) => Promise<Buffer | string>

/** Files by their path under `seed/assets`. */
export type Family = Readonly<Record<string, RenderFile>>

/** Prints a drawing as WebP. */
const webp =
  (drawing: Drawing): RenderFile =>
  async (renderer) =>
    (await print(drawing, renderer))
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toBuffer()

/** The family of the drawings, each in its file `<folder>/<name>.webp`. */
export const printed = (folder: string, drawings: Readonly<Record<string, Drawing>>): Family =>
  Object.fromEntries(
    Object.entries(drawings).map(([name, drawing]) => [`${folder}/${name}.webp`, webp(drawing)]),
  )
