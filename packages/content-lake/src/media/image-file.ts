import { open } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { z } from 'zod'
import { badRequest, PlainError } from '../errors'
import { MAX_OUTPUT_PIXELS, TIME_LIMIT_S } from './image-params'

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

/** First bytes of all formats but SVG, in hexadecimal. */
const PIXEL_FORMATS = /^(ffd8ff|89504e47|52494646|47494638|49492[ab]00|4d4d002[ab]|.{8}66747970)/

export interface ImageInfo {
  readonly extension: string
  readonly mimeType: string
  /** In pixels, with the EXIF orientation applied. */
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

/**
 * Opens a stored image.
 * @param scale at which to draw an SVG; reduced if it would have too many pixels
 * @throws as `drawSvg`
 */
export async function openImage(
  file: string,
  image: Pick<ImageInfo, 'extension' | 'width' | 'height'>,
  scale: number,
): Promise<Sharp> {
  const source = image.extension === 'svg' ? await drawSvg(file, image, scale) : file
  return sharp(source, { failOn: 'error', limitInputPixels: MAX_INPUT_PIXELS })
}

/** @throws PlainError 400 if the file is no image, too large, or has an unsupported format */
export async function readImageInfo(file: string): Promise<ImageInfo> {
  const { format, width, height, hasAlpha } = await readMetadata(file)
  const known = formats[format]
  if (known === undefined) {
    throw badRequest(
      'This picture format is not supported: use JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG',
    )
  }
  if (width * height > MAX_INPUT_PIXELS) {
    throw badRequest(`The picture has more than ${MAX_INPUT_PIXELS / 1_000_000} million pixels`)
  }
  const [extension, mimeType] = known
  return { extension, mimeType, width, height, hasAlpha }
}

/** @returns the first bytes of a file, in hexadecimal */
async function readHead(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16))
    return buffer.toString('hex', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function readMetadata(file: string) {
  try {
    // sharp reads only the headers of these formats.
    if (!PIXEL_FORMATS.test(await readHead(file))) return await readSvgMetadata(file)
    const metadata = await sharp(file, { limitInputPixels: false }).metadata()
    const { format, compression, autoOrient, hasAlpha } = metadata
    const isHeic = format === 'heif' && compression !== 'av1'
    return { ...autoOrient, format: isHeic ? 'heic' : format, hasAlpha }
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw badRequest('The upload is not a picture: its bytes are of no known image format')
  }
}

/** The largest uncompressed drawing has half this size. */
const MAX_OUTPUT_BYTES = 128 * 1024 * 1024

/** Dots per inch at which a pixel of the drawing is one of the picture. */
const DENSITY = 72

/** Beside this file, in the sources and in the build. */
const script = path.join(
  import.meta.dirname,
  path.extname(import.meta.filename) === '.js' ? 'svg.js' : 'svg-process.mjs',
)

const metadataShape = z.object({
  format: z.string(),
  width: z.number(),
  height: z.number(),
  hasAlpha: z.boolean(),
})

/** @throws Error if the file is no SVG; PlainError 400 if it takes too long */
async function readSvgMetadata(file: string) {
  return metadataShape.parse(JSON.parse((await runScript([file], TIME_LIMIT_S)).toString()))
}

/**
 * Draws an SVG.
 * @param size that the SVG names, in pixels
 * @param wantedScale reduced if the picture would have too many pixels
 * @returns a PNG
 * @throws Error if the drawing is damaged; PlainError 400 if it takes too long
 */
export function drawSvg(
  file: string,
  size: { readonly width: number; readonly height: number },
  wantedScale: number,
  timeLimitS = TIME_LIMIT_S,
): Promise<Buffer> {
  const maxScale = Math.sqrt(MAX_OUTPUT_PIXELS / size.width / size.height)
  const scale = Math.min(wantedScale, maxScale, 32)
  return runScript([file, String(Math.max(1, DENSITY * scale))], timeLimitS)
}

/**
 * An SVG of a hundred bytes can take hours, and librsvg cannot be interrupted: neither a limit of
 * pixels nor sharp's time limit helps. A process can be killed.
 */
async function runScript(values: readonly string[], timeLimitS: number): Promise<Buffer> {
  const output = promisify(execFile)(process.execPath, [script, ...values], {
    encoding: 'buffer',
    timeout: timeLimitS * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_OUTPUT_BYTES,
    // Without the lake's settings and secrets.
    env: { NODE_ENV: 'production' },
  })
  try {
    return (await output).stdout
  } catch (error) {
    if (error instanceof Error && 'killed' in error && error.killed === true) {
      throw badRequest('The drawing takes too long to create: use a simpler one')
    }
    throw error
  }
}
