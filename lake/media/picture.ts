import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { badRequest } from '../errors'

// Measured over 640 transforms: with the library's cache, or a second thread for each, the process
// keeps about a hundred megabytes more, and is no faster.
sharp.cache(false)
sharp.concurrency(1)

const MAX_INPUT_PIXELS = 100_000_000

/** Formats that are stored, with the extension and media type that go with each. */
const formats: Readonly<Record<string, readonly [extension: string, mimeType: string]>> = {
  jpeg: ['jpg', 'image/jpeg'],
  png: ['png', 'image/png'],
  webp: ['webp', 'image/webp'],
  gif: ['gif', 'image/gif'],
  svg: ['svg', 'image/svg+xml'],
  tiff: ['tif', 'image/tiff'],
  heif: ['avif', 'image/avif'],
}

export interface Picture {
  readonly extension: string
  readonly mimeType: string
  /** In pixels, as it is shown: with the EXIF orientation applied. */
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  /** What the camera has written, as its own bytes. */
  readonly exif: Buffer | undefined
}

/**
 * Opens a stored picture for reading. SVG goes through memory, so that a drawing can refer to no
 * file beside it.
 * @param scale how much larger than its own size a drawing is rendered
 */
export async function openPicture(file: string, isDrawing: boolean, scale = 1): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS } as const
  if (!isDrawing) return sharp(file, options)
  return sharp(await readFile(file), { ...options, density: 72 * Math.max(1, Math.min(scale, 32)) })
}

/**
 * Tells what a file shows from its bytes alone.
 * @throws PlainError 400 when it is no picture, one of another format, or too large to work with
 */
export async function readPicture(file: string): Promise<Picture> {
  const metadata = await readMetadata(file)
  const format = formats[metadata.format]
  if (format === undefined || (metadata.format === 'heif' && metadata.compression !== 'av1')) {
    throw badRequest(
      'This picture format is not supported: use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG',
    )
  }
  const { width, height } = metadata.autoOrient
  if (width * height > MAX_INPUT_PIXELS) {
    throw badRequest(`The picture has more than ${MAX_INPUT_PIXELS / 1_000_000} million pixels`)
  }
  const [extension, mimeType] = format
  const { hasAlpha, exif } = metadata
  return { extension, mimeType, width, height, hasAlpha, exif }
}

async function readMetadata(file: string): Promise<Metadata> {
  try {
    return await sharp(file, { limitInputPixels: false }).metadata()
  } catch {
    throw badRequest('The upload is not a picture: its bytes are of no known image format')
  }
}
