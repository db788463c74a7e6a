import { badRequest, notSupported } from '../errors'
import { blurHashOf } from './blurhash'
import { paletteOf } from './palette'
import { openPicture, type Picture } from './picture'

const LQIP_WIDTH = 20

/** What an upload may ask for in `meta`; `dimensions`, `hasAlpha` and `isOpaque` always come. */
const extractable = ['lqip', 'blurhash', 'palette', 'dimensions', 'image', 'none']

/**
 * The `metadata` of an image asset, all of it from the picture's own bytes.
 * @param asked the extractions asked for; `undefined` means all that there are
 * @throws PlainError 400 when the picture is damaged, 501 for an extraction that is not supported
 */
export async function imageMetadata(
  file: string,
  picture: Picture,
  asked: readonly string[] | undefined,
) {
  const unknown = asked?.find((name) => !extractable.includes(name))
  if (unknown !== undefined) throw notSupported(`the image metadata "${unknown}"`)
  const wants = (name: string) => asked === undefined || asked.includes(name)
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
    }
  } catch {
    throw badRequest('The picture is damaged: its bytes cannot be decoded')
  }
}

async function thumbnail(file: string, picture: Picture) {
  return (await open(file, picture))
    .autoOrient()
    .resize(64, 64, { fit: 'inside' })
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
