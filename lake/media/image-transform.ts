import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../errors'
import type { ImageParams } from './image-params'
import type { ImageName, OutputFormat, Variant } from './image-variant'
import { openImage } from './image-file'

const DEFAULT_QUALITY = 75

/** AVIF looks as good at a lower quality. */
const AVIF_QUALITY = 0.72

/** Wider blurs run on a smaller picture: their cost grows with the width. */
const MAX_SIGMA = 8

/** For one transform. Those of the site's pictures take a fraction of a second. */
const TIME_LIMIT_S = 20

/**
 * Creates a variant of a stored picture, in this order: orientation, `rect`, size, blur, border, colour,
 * `flip`, `or`, format.
 * @param timeLimitS integer seconds for each of at most two steps
 * @returns the encoded bytes
 * @throws PlainError 400 if it takes too long
 */
export async function transformImage(
  original: string,
  image: ImageName,
  variant: Variant,
  params: ImageParams,
  timeLimitS = TIME_LIMIT_S,
): Promise<Buffer> {
  try {
    return await createVariant(original, image, variant, params, timeLimitS)
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('timeout')) {
      throw badRequest('The picture takes too long to create: request a smaller one')
    }
    throw error
  }
}

async function createVariant(
  original: string,
  image: ImageName,
  { geometry, format }: Variant,
  params: ImageParams,
  seconds: number,
): Promise<Buffer> {
  const { region, size, border, byEntropy } = geometry
  const opened = await openScaled(original, image, Math.max(size.width / region.width, 1))
  const { hasAlpha } = await opened.picture.metadata()
  const keepsAlpha = hasAlpha && (params.bg === undefined || params.bg.alpha < 1)
  const formatHasAlpha = format !== 'jpg' && format !== 'pjpg'
  const white = { r: 255, g: 255, b: 255, alpha: keepsAlpha && formatHasAlpha ? 0 : 1 }
  const background = params.bg ?? white

  const { blur = 0, dpr = 1, sat = 0, sharp: edges = 0 } = params
  const sigma = (blur / 10) * dpr
  const shrink = Math.max(1, sigma / MAX_SIGMA)
  const reduced = (length: number) => Math.max(1, Math.round(length / shrink))

  let picture = opened.picture
    .autoOrient()
    .extract(scaleRegion(region, opened.scale))
    .resize(
      reduced(size.width),
      reduced(size.height),
      byEntropy ? { fit: 'cover', position: sharp.strategy.entropy } : { fit: 'fill' },
    )
  if (!keepsAlpha || !formatHasAlpha) picture = picture.flatten({ background })
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
  picture = orient(picture, params)
  return encode(picture, format, params.q ?? DEFAULT_QUALITY)
    .timeout({ seconds })
    .toBuffer()
}

/** Renders SVG at the needed size, so that it stays sharp. */
async function openScaled(original: string, image: ImageName, wantedScale: number) {
  if (image.extension !== 'svg') return { picture: await openImage(original, false), scale: 1 }
  const scale = Math.min(wantedScale, 8192 / image.width, 8192 / image.height, 32)
  return { picture: await openImage(original, true, scale), scale: Math.max(scale, 1) }
}

function scaleRegion(region: Variant['geometry']['region'], scale: number) {
  return {
    left: Math.floor(region.left * scale),
    top: Math.floor(region.top * scale),
    width: Math.max(1, Math.floor(region.width * scale)),
    height: Math.max(1, Math.floor(region.height * scale)),
  }
}

function orient(picture: Sharp, { flip, or: angle = 0 }: ImageParams): Sharp {
  return picture
    .flop(flip?.includes('h') ?? false)
    .flip(flip?.includes('v') ?? false)
    .rotate(angle)
}

function encode(picture: Sharp, format: OutputFormat, requestedQuality: number): Sharp {
  const quality = Math.max(1, requestedQuality)
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
      // The default effort 4 takes ten times as long and saves one percent of the bytes.
      return picture.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY)), effort: 2 })
  }
}
