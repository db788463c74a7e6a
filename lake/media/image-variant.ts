import { createHash } from 'node:crypto'
import { planGeometry, sizeWithBorder, type Geometry } from './image-geometry'
import type { ImageParams } from './image-params'

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'avif'

/** Larger pictures go out as WebP: their AVIF would take many seconds of a processor. */
const MAX_AVIF_PIXELS = 4_000_000

/** Raised when the same parameters give other bytes than before, so that cached ones are left. */
const RECIPE = 1

/** Parameters that say nothing about the pixels. */
const leavesPixels = new Set(['dl', 'auto', 'fm'])

/** Formats of which a stored picture may move. */
const moving = new Set(['gif', 'webp'])

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
 * a drawing or an animation and neither a format is asked for by name nor the first frame
 */
export function variantOf(
  image: ImageName,
  params: ImageParams,
  accept: string,
): Variant | undefined {
  const { auto, fm } = params
  const isStill = params.frame !== undefined && moving.has(image.extension)
  const passesThrough = image.extension === 'svg' || (image.extension === 'gif' && !isStill)
  if (passesThrough && fm === undefined) return undefined
  const geometry = planGeometry(image, params)
  const asked = Object.entries(params).filter(
    ([name]) => !leavesPixels.has(name) && (name !== 'frame' || isStill),
  )
  const wanted = fm ?? (auto === undefined ? undefined : acceptedFormat(accept, geometry))
  const isAsStored = wanted === undefined || wanted === image.extension
  if (isAsStored && asked.length === 0) return undefined
  const format = wanted ?? storedFormat(image.extension)
  const recipe = JSON.stringify([RECIPE, image.file, asked, format])
  return { key: createHash('sha256').update(recipe).digest('hex').slice(0, 40), format, geometry }
}

function acceptedFormat(accept: string, geometry: Geometry): OutputFormat | undefined {
  const { width, height } = sizeWithBorder(geometry)
  if (accepts(accept, 'image/avif') && width * height <= MAX_AVIF_PIXELS) return 'avif'
  return accepts(accept, 'image/webp') ? 'webp' : undefined
}

/** By its name alone: every browser accepts anything, too, and not each of them shows it. */
function accepts(accept: string, mimeType: string): boolean {
  return accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(
      ([name, ...details]) => name === mimeType && !details.some((one) => /^q=0(\.0*)?$/.test(one)),
    )
}

function storedFormat(extension: string): OutputFormat {
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png'
}
