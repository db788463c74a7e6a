import { readFile } from 'node:fs/promises'
import sharp, { type Metadata, type Sharp } from 'sharp'
import { badRequest } from '../errors'

// Over 640 transforms, sharp's cache or a second thread per image used about 100 MB more and was no
// faster.
sharp.cache(false)
sharp.concurrency(1)

const MAX_INPUT_PIXELS = 100_000_000

/** Stored formats, by sharp's name. */
const formats: Readonly<Record<string, readonly [extension: string, mimeType: string]>> = {
  jpeg: ['jpg', 'image/jpeg'],
  png: ['png', 'image/png'],
  webp: ['webp', 'image/webp'],
  gif: ['gif', 'image/gif'],
  svg: ['svg', 'image/svg+xml'],
  tiff: ['tif', 'image/tiff'],
  heif: ['avif', 'image/avif'],
}

export interface ImageInfo {
  readonly extension: string
  readonly mimeType: string
  /** In pixels, with the EXIF orientation applied. */
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
  readonly exif: Buffer | undefined
}

/**
 * Opens a stored image. SVG is read into memory first, so that it cannot reference other files.
 * @param scale enlarges an SVG
 */
export async function openImage(file: string, isSvg: boolean, scale = 1): Promise<Sharp> {
  const options = { failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS } as const
  if (!isSvg) return sharp(file, options)
  return sharp(await readFile(file), { ...options, density: 72 * Math.max(1, Math.min(scale, 32)) })
}

/** @throws PlainError 400 if the file is no image, too large, or has an unsupported format */
export async function readImageInfo(file: string): Promise<ImageInfo> {
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
