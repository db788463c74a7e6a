import sharp, { type Region } from 'sharp'
import { encode } from 'uqr'

/** The modules of a link's QR code with its quiet zone; dark ones are true. */
export const encodeQrCode = (link: string) => encode(link, { ecc: 'M', border: 4 }).data

/**
 * Reads the modules of a QR code from a picture.
 * @param size modules of a side, with the quiet zone
 * @param region of the code; the complete picture by default
 */
export async function readQrCode(
  picture: Buffer,
  size: number,
  region?: Region,
): Promise<boolean[][]> {
  const code = region === undefined ? sharp(picture) : sharp(picture).extract(region)
  const { data, info } = await code.greyscale().raw().toBuffer({ resolveWithObject: true })
  const middle = (index: number, length: number) => Math.floor(((index + 0.5) * length) / size)
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const at = middle(row, info.height) * info.width + middle(column, info.width)
      return (data[at * info.channels] ?? 0) < 96
    }),
  )
}
