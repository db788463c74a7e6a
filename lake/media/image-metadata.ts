import { badRequest } from '../errors'
import { blurHashOf } from './blurhash'
import { readExif, type Exif } from './exif'
import { paletteOf } from './palette'
import { openPicture, type Picture } from './picture'

const LQIP_WIDTH = 20

/** What comes when an upload asks for nothing. Where a picture was taken does not. */
const defaults = ['lqip', 'blurhash', 'palette']

/** What an upload may ask for in `meta`; `dimensions`, `hasAlpha` and `isOpaque` always come. */
const extractable = new Set([
  ...defaults,
  ...['image', 'exif', 'location'],
  ...['dimensions', 'hasAlpha', 'isOpaque', 'none'],
])

/**
 * The `metadata` of an image asset, all of it from the picture's own bytes.
 * @param asked the extractions asked for
 * @throws PlainError 400 when the picture is damaged or an extraction is of an unknown name
 */
export async function imageMetadata(
  file: string,
  picture: Picture,
  asked: readonly string[] = defaults,
) {
  const unknown = asked.find((name) => !extractable.has(name))
  if (unknown !== undefined) throw badRequest(`There is no image metadata "${unknown}"`)
  const wants = (name: string) => asked.includes(name)
  const { width, height, hasAlpha } = picture
  try {
    const small = await thumbnail(file, picture)
    return {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      isOpaque: !hasAlpha || (await isOpaque(file, picture)),
      ...(wants('lqip') && { lqip: await lowQualityPlaceholder(file, picture) }),
      ...(wants('blurhash') && {
        blurHash: blurHashOf(small.data, small.info.width, small.info.height),
      }),
      ...(wants('palette') && { palette: paletteOf(small.data) }),
      ...(picture.exif !== undefined && told(readExif(picture.exif), wants)),
    }
  } catch {
    throw badRequest('The picture is damaged: its bytes cannot be decoded')
  }
}

/** What a camera has written, without the parts of which it has written nothing. */
function told({ image, photo, location }: Exif, wants: (name: string) => boolean) {
  const hasAny = (tags: object) => Object.keys(tags).length > 0
  return {
    ...(wants('image') && hasAny(image) && { image: { _type: 'sanity.imageExifTags', ...image } }),
    ...(wants('exif') &&
      hasAny(photo) && { exif: { _type: 'sanity.imageExifMetadata', ...photo } }),
    ...(wants('location') &&
      location !== undefined && { location: { _type: 'geopoint', ...location } }),
  }
}

async function thumbnail(file: string, picture: Picture) {
  return (await open(file, picture))
    .autoOrient()
    .resize(64, 64, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function isOpaque(file: string, picture: Picture): Promise<boolean> {
  return (await (await open(file, picture)).stats()).isOpaque
}

/** A picture of a few hundred bytes to show until the real one is there, as a data address. */
async function lowQualityPlaceholder(file: string, picture: Picture): Promise<string> {
  const small = (await open(file, picture)).autoOrient().resize({ width: LQIP_WIDTH })
  const encoded = picture.hasAlpha
    ? await small.png({ palette: true, quality: 60 }).toBuffer()
    : await small.jpeg({ quality: 60 }).toBuffer()
  const type = picture.hasAlpha ? 'png' : 'jpeg'
  return `data:image/${type};base64,${encoded.toString('base64')}`
}

function open(file: string, { extension }: Picture) {
  return openPicture(file, extension === 'svg')
}
