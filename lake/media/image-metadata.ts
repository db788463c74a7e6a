import { encode as encodeBlurHash } from 'blurhash'
import { badRequest } from '../errors'
import { readExif, type Exif } from './exif'
import { openImage, type ImageInfo } from './image-file'
import { createPalette } from './palette'

const LQIP_WIDTH = 20

/** Excludes the location of a photograph. */
const defaults = ['lqip', 'blurhash', 'palette']

/** Values of the parameter `meta`. `dimensions`, `hasAlpha` and `isOpaque` are always included. */
const extractable = new Set([
  ...defaults,
  ...['image', 'exif', 'location'],
  ...['dimensions', 'hasAlpha', 'isOpaque', 'none'],
])

/**
 * Extracts the `metadata` of an image asset from its bytes.
 * @param requested names from `extractable`
 * @throws PlainError 400 if the image is damaged or a name is unknown
 */
export async function extractMetadata(
  file: string,
  info: ImageInfo,
  requested: readonly string[] = defaults,
) {
  const unknown = requested.find((name) => !extractable.has(name))
  if (unknown !== undefined) throw badRequest(`There is no image metadata "${unknown}"`)
  const isRequested = (name: string) => requested.includes(name)
  const { width, height, hasAlpha } = info
  try {
    const { data, info: size } = await createThumbnail(file, info)
    const pixels = new Uint8ClampedArray(data)
    return {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque: !hasAlpha || (await isOpaque(file, info)),
      ...(isRequested('lqip') && { lqip: await createLqip(file, info) }),
      ...(isRequested('blurhash') && {
        blurHash: encodeBlurHash(pixels, size.width, size.height, 4, 3),
      }),
      ...(isRequested('palette') && { palette: createPalette(pixels) }),
      ...(info.exif !== undefined && selectExif(readExif(info.exif), isRequested)),
    }
  } catch {
    throw badRequest('The picture is damaged: its bytes cannot be decoded')
  }
}

/** Leaves out empty parts. */
function selectExif({ image, photo, location }: Exif, isRequested: (name: string) => boolean) {
  const hasTags = (tags: object) => Object.keys(tags).length > 0
  return {
    ...(isRequested('image') &&
      hasTags(image) && { image: { _type: 'sanity.imageExifTags', ...image } }),
    ...(isRequested('exif') &&
      hasTags(photo) && { exif: { _type: 'sanity.imageExifMetadata', ...photo } }),
    ...(isRequested('location') &&
      location !== undefined && { location: { _type: 'geopoint', ...location } }),
  }
}

async function createThumbnail(file: string, info: ImageInfo) {
  return (await open(file, info))
    .autoOrient()
    .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function isOpaque(file: string, info: ImageInfo): Promise<boolean> {
  return (await (await open(file, info)).stats()).isOpaque
}

/** @returns a low-quality placeholder of a few hundred bytes, as a data URL */
async function createLqip(file: string, info: ImageInfo): Promise<string> {
  const small = (await open(file, info)).autoOrient().resize({ width: LQIP_WIDTH })
  const encoded = info.hasAlpha
    ? await small.png({ palette: true, quality: 60 }).toBuffer()
    : await small.jpeg({ quality: 60 }).toBuffer()
  const type = info.hasAlpha ? 'png' : 'jpeg'
  return `data:image/${type};base64,${encoded.toString('base64')}`
}

function open(file: string, { extension }: ImageInfo) {
  return openImage(file, extension === 'svg')
}
