import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../errors'
import type { ImageParams } from './image-params'
import type { ImageName, OutputFormat, Variant } from './image-variant'
import { openPicture } from './picture'

const DEFAULT_QUALITY = 75

/** AVIF looks as good at a lower figure on the same scale. */
const AVIF_QUALITY = 0.72

/** Blurs wider than this are made on a smaller picture: the cost grows with the width. */
const MAX_SIGMA = 8

/** One transform, in seconds of its own work. Those of the site's pictures take a fraction of one. */
const TIME_LIMIT_S = 20

/**
 * Makes a variant of a stored picture. The order is: orientation, `rect`, size, border, colour and
 * blur, `flip`, `or`, format.
 * @param timeLimitS whole seconds that each of its at most two steps may take
 * @returns the encoded bytes
 * @throws PlainError 400 when it takes too long
 */
export async function transformImage(
  original: string,
  image: ImageName,
  variant: Variant,
  params: ImageParams,
  timeLimitS = TIME_LIMIT_S,
): Promise<Buffer> {
  try {
    return await encoded(original, image, variant, params, timeLimitS)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw badRequest('The picture takes too long to make: ask for a smaller one')
    }
    throw error
  }
}

async function encoded(
  original: string,
  image: ImageName,
  { geometry, format }: Variant,
  params: ImageParams,
  seconds: number,
): Promise<Buffer> {
  const { region, size, border, byEntropy } = geometry
  const drawn = await openDrawn(original, image, Math.max(size.width / region.width, 1))
  const { hasAlpha } = await drawn.picture.metadata()
  const keepsAlpha = hasAlpha && (params.bg === undefined || params.bg.alpha < 1)
  const canHoldAlpha = format !== 'jpg' && format !== 'pjpg'
  const white = { r: 255, g: 255, b: 255, alpha: keepsAlpha && canHoldAlpha ? 0 : 1 }
  const background = params.bg ?? white

  const { blur = 0, dpr = 1, sat = 0, sharp: edges = 0 } = params
  const sigma = (blur / 10) * dpr
  const shrink = Math.max(1, sigma / MAX_SIGMA)
  const reduced = (length: number) => Math.max(1, Math.round(length / shrink))

  let picture = drawn.picture
    .autoOrient()
    .extract(scaled(region, drawn.scale))
    .resize(
      reduced(size.width),
      reduced(size.height),
      byEntropy ? { fit: 'cover', position: sharp.strategy.entropy } : { fit: 'fill' },
    )
  if (!keepsAlpha || !canHoldAlpha) picture = picture.flatten({ background })
  if (sigma >= 0.3) {
    const blurred = await picture
      .blur(Math.min(sigma, MAX_SIGMA))
      .png({ compressionLevel: 0 })
      .timeout({ seconds })
      .toBuffer()
    picture = sharp(blurred).resize(size.width, size.height, { fit: 'fill' })
  }
  if (Object.values(border).some((width) => width > 0)) {
    picture = picture.extend({ ...border, background })
  }
  if (edges > 0) picture = picture.sharpen({ sigma: 1, m1: edges / 50, m2: edges / 10 })
  if (sat !== 0) picture = picture.modulate({ saturation: 1 + sat / 100 })
  if (params.invert === true) picture = picture.negate({ alpha: false })
  picture = turned(picture, params)
  return encode(picture, format, params.q ?? DEFAULT_QUALITY)
    .timeout({ seconds })
    .toBuffer()
}

/** A drawing is rendered at the size it is needed in, so that it stays sharp. */
async function openDrawn(original: string, image: ImageName, wanted: number) {
  if (image.extension !== 'svg') return { picture: await openPicture(original, false), scale: 1 }
  const scale = Math.min(wanted, 8192 / image.width, 8192 / image.height, 32)
  return { picture: await openPicture(original, true, scale), scale: Math.max(scale, 1) }
}

function scaled(region: Variant['geometry']['region'], scale: number) {
  return {
    left: Math.floor(region.left * scale),
    top: Math.floor(region.top * scale),
    width: Math.max(1, Math.floor(region.width * scale)),
    height: Math.max(1, Math.floor(region.height * scale)),
  }
}

function turned(picture: Sharp, { flip, or: angle = 0 }: ImageParams): Sharp {
  return picture
    .flop(flip?.includes('h') ?? false)
    .flip(flip?.includes('v') ?? false)
    .rotate(angle)
}

function encode(picture: Sharp, format: OutputFormat, asked: number): Sharp {
  const quality = Math.max(1, asked)
  switch (format) {
    case 'jpg':
      return picture.jpeg({ quality, mozjpeg: false })
    case 'pjpg':
      return picture.jpeg({ quality, progressive: true })
    case 'png':
      return picture.png()
    case 'webp':
      return picture.webp({ quality })
    case 'avif':
      // Effort 4, the library's default, takes ten times as long for one percent of the bytes.
      return picture.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY)), effort: 2 })
  }
}
