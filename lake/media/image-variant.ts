import { createHash } from 'node:crypto'
import { planGeometry, type Geometry } from './image-geometry'
import type { ImageParams } from './image-params'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'

/** Larger pictures go out as WebP: their AVIF would take many seconds of a processor. */
const MAX_AVIF_PIXELS = 4_000_000

/** Raised when the same parameters give other bytes than before, so that cached ones are left. */
const RECIPE = 1

/** Parameters that say nothing about the pixels. */
const leavesPixels = new Set(['dl', 'auto', 'fm', 'frame'])

/** The name of a stored picture: `{sha1}-{width}x{height}.{extension}`. */
export interface ImageName {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly extension: string
}

/** One way of showing a stored picture. */
export interface Variant {
  /** The same for the same bytes: name in the cache and entity tag. */
  readonly key: string
  readonly format: OutputFormat
  readonly geometry: Geometry
}

/** @returns `undefined` for a name that no stored picture has */
export function parseImageName(file: string): ImageName | undefined {
  const match = /^[0-9a-f]{40}-(\d{1,6})x(\d{1,6})\.(jpg|png|webp|gif|svg|tif|avif)$/.exec(file)
  if (match === null) return undefined
  const [, width, height, extension = ''] = match
  return { file, width: Number(width), height: Number(height), extension }
}

/**
 * What to make of a stored picture for these parameters.
 * @param accept the Accept header, which decides with `auto=format`
 * @returns `undefined` when the stored bytes are the answer: nothing is asked for, or the picture is
 * a drawing or an animation and no other format is asked for by name
 */
export function variantOf(
  image: ImageName,
  params: ImageParams,
  accept: string,
): Variant | undefined {
  const { auto, fm } = params
  const passesThrough = image.extension === 'svg' || image.extension === 'gif'
  if (passesThrough && fm === undefined) return undefined
  const geometry = planGeometry(image, params)
  const asked = Object.entries(params).filter(([name]) => !leavesPixels.has(name))
  const wanted = fm ?? (auto === undefined ? undefined : acceptedFormat(accept, geometry))
  const isAsStored = wanted === undefined || wanted === image.extension
  if (isAsStored && asked.length === 0) return undefined
  const format = wanted ?? storedFormat(image.extension)
  const recipe = JSON.stringify([RECIPE, image.file, asked, format])
  return { key: createHash('sha256').update(recipe).digest('hex').slice(0, 40), format, geometry }
}

function acceptedFormat(accept: string, { size, border }: Geometry): OutputFormat | undefined {
  const width = size.width + border.left + border.right
  const height = size.height + border.top + border.bottom
  if (accept.includes('image/avif') && width * height <= MAX_AVIF_PIXELS) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

function storedFormat(extension: string): OutputFormat {
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png'
}
