import sharp, { type Sharp } from 'sharp'
import { badRequest } from '../errors'
import { LARGE_PIXELS, TIME_LIMIT_S, type ImageParams } from './image-params'
import type { ImageName, OutputFormat, Variant } from './image-variant'
import { countPixels } from './image-geometry'
import { openImage } from './image-file'

const DEFAULT_QUALITY = 75

/** AVIF looks as good at a lower quality. */
const AVIF_QUALITY = 0.72

/** Wider blurs run on a smaller picture: their cost grows with the width. */
const MAX_SIGMA = 8

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
  const { picture: opened, scale, hasAlpha } = await openScaled(original, image, geometry)
  const keepsAlpha = hasAlpha && (params.bg === undefined || params.bg.alpha < 1)
  const formatHasAlpha = format !== 'jpg' && format !== 'pjpg'
  const white = { r: 255, g: 255, b: 255, alpha: keepsAlpha && formatHasAlpha ? 0 : 1 }
  const background = params.bg ?? white

  const { blur = 0, dpr = 1, sat = 0, sharp: edges = 0 } = params
  const sigma = (blur / 10) * dpr
  const shrink = Math.max(1, sigma / MAX_SIGMA)
  const reduced = (length: number) => Math.max(1, Math.round(length / shrink))

  let picture = opened
    .autoOrient()
    .extract(scaleRegion(region, scale))
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
  // For AVIF, effort 4 takes ten times as long as 2 and saves one percent of the bytes. Effort 0 takes
  // less than half as long as 2.
  const effort = countPixels(geometry) > LARGE_PIXELS ? 0 : 2
  return encode(picture, format, params.q ?? DEFAULT_QUALITY, effort)
    .timeout({ seconds })
    .toBuffer()
}

/** Draws an SVG at the needed size, so that it stays sharp. */
async function openScaled(
  original: string,
  image: ImageName,
  { region, size }: Variant['geometry'],
) {
  const wanted = Math.max(size.width / region.width, size.height / region.height)
  const picture = await openImage(original, image, wanted)
  const { width, height, hasAlpha } = await picture.metadata()
  const isSvg = image.extension === 'svg'
  const scale = isSvg ? Math.min(width / image.width, height / image.height) : 1
  return { picture, scale, hasAlpha }
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

function encode(
  picture: Sharp,
  format: OutputFormat,
  requestedQuality: number,
  effort: number,
): Sharp {
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
      return picture.avif({ quality: Math.max(1, Math.round(quality * AVIF_QUALITY)), effort })
  }
}
