import { createHash } from 'node:crypto'
import { countPixels, planGeometry, type Geometry } from './image-geometry'
import { LARGE_PIXELS, type ImageParams } from './image-params'

export type OutputFormat = 'jpg' | 'png' | 'webp' | 'avif'

/** Raise it when the same parameters give different bytes: this invalidates the cache. */
const TRANSFORM_VERSION = 1

/** Parameters that do not change pixels. */
const otherParams = new Set(['dl', 'dlRaw', 'auto', 'fm'])

/** The name of a stored picture: `{sha1}-{width}x{height}.{extension}`. */
export interface ImageName {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly extension: string
}

export interface Variant {
  /** Name in the cache and entity tag; the same for the same bytes. */
  readonly key: string
  readonly format: OutputFormat
  readonly geometry: Geometry
}

/** @returns `undefined` for an invalid name */
export function parseImageName(file: string): ImageName | undefined {
  const match = /^[0-9a-f]{40}-(\d{1,6})x(\d{1,6})\.(jpg|png|webp|gif|svg|tif|avif)$/.exec(file)
  if (match === null) return undefined
  const [, width, height, extension = ''] = match
  return { file, width: Number(width), height: Number(height), extension }
}

/**
 * Plans the transform of a stored picture.
 * @param accept the Accept header, for `auto=format`
 * @returns `undefined` if the stored bytes are the response: without parameters, with `dlRaw`, and for
 *   SVG and GIF unless a format is requested
 */
export function planVariant(
  image: ImageName,
  params: ImageParams,
  accept: string,
): Variant | undefined {
  const { auto, fm } = params
  if (params.dlRaw === true) return undefined
  if (['svg', 'gif'].includes(image.extension) && fm === undefined) return undefined
  const geometry = planGeometry(image, params)
  const transforms = Object.entries(params).filter(([name]) => !otherParams.has(name))
  const wanted = fm ?? (auto === undefined ? undefined : acceptedFormat(accept, geometry))
  const isAsStored = wanted === undefined || wanted === image.extension
  if (isAsStored && transforms.length === 0) return undefined
  const format = wanted ?? storedFormat(image.extension)
  const identity = JSON.stringify([TRANSFORM_VERSION, image.file, transforms, format])
  return { key: createHash('sha256').update(identity).digest('hex').slice(0, 40), format, geometry }
}

/** Ignores wildcards: every browser sends them, whatever it can show. */
function acceptedFormat(accept: string, geometry: Geometry): OutputFormat | undefined {
  // For large pictures WebP is quicker.
  if (accept.includes('image/avif') && countPixels(geometry) <= LARGE_PIXELS) return 'avif'
  return accept.includes('image/webp') ? 'webp' : undefined
}

function storedFormat(extension: string): OutputFormat {
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png'
}
