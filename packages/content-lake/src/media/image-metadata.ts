import sharp, { type OutputInfo, type Stats } from 'sharp'
import { badRequest, PlainError } from '../errors'
import { openImage, type ImageInfo } from './image-file'
import { TIME_LIMIT_S } from './image-params'

const LQIP_WIDTH = 20
const THUMBNAIL_SIDE = 64

/**
 * Extracts the `metadata` of an image asset from its bytes.
 * @param requested values of the parameter `meta`. Those other than `lqip` and `palette` have no
 *   effect: `dimensions`, `hasAlpha` and `isOpaque` are always included, and EXIF, location and
 *   BlurHash never.
 * @throws PlainError 400 if the image is damaged
 */
export async function extractMetadata(
  file: string,
  info: ImageInfo,
  requested: readonly string[] = ['lqip', 'palette'],
) {
  const isRequested = (name: string) => requested.includes(name)
  const { width, height, hasAlpha } = info
  try {
    const thumbnail = await createThumbnail(file, info)
    // A few transparent pixels of a large picture do not count.
    const { dominant, isOpaque } = await sharp(thumbnail.data, { raw: thumbnail.info }).stats()
    return {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque,
      ...(isRequested('lqip') && { lqip: await createLqip(thumbnail, hasAlpha) }),
      ...(isRequested('palette') && { palette: createPalette(dominant) }),
    }
  } catch (error) {
    if (error instanceof PlainError) throw error
    throw badRequest('The picture is damaged: its bytes cannot be decoded')
  }
}

interface Thumbnail {
  /** Red, green, blue and alpha of each pixel. */
  readonly data: Buffer
  readonly info: OutputInfo
}

async function createThumbnail(file: string, info: ImageInfo): Promise<Thumbnail> {
  const scale = THUMBNAIL_SIDE / Math.max(info.width, info.height)
  return (await openImage(file, info, scale))
    .autoOrient()
    .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .timeout({ seconds: TIME_LIMIT_S })
    .toBuffer({ resolveWithObject: true })
}

/** Other swatches of the hosted service are left out: neither site nor Studio reads them. */
function createPalette({ r, g, b }: Stats['dominant']) {
  const background = `#${Buffer.from([r, g, b]).toString('hex')}`
  const dominant = { _type: 'sanity.imagePaletteSwatch', background }
  return { _type: 'sanity.imagePalette', dominant }
}

/** @returns a low-quality placeholder of a few hundred bytes, as a data URL */
async function createLqip({ data, info }: Thumbnail, hasAlpha: boolean): Promise<string> {
  const small = sharp(data, { raw: info }).resize({ width: LQIP_WIDTH })
  const encoded = hasAlpha
    ? await small.png({ palette: true, quality: 60 }).toBuffer()
    : await small.jpeg({ quality: 60 }).toBuffer()
  return `data:image/${hasAlpha ? 'png' : 'jpeg'};base64,${encoded.toString('base64')}`
}
