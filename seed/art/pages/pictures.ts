import path from 'node:path'
import sharp from 'sharp'
import { pictures, type PictureName } from '../../assets/catalogue'

const assets = path.resolve(import.meta.dirname, '../../assets')

/**
 * The same for a PDF: a JPEG, which a PDF keeps as it is (a WebP grows tenfold in it).
 * @param width in pixels; the height follows
 * @throws Error when the picture's family has not been drawn yet
 */
export async function embeddedForPrint(name: PictureName, width: number): Promise<string> {
  const bytes = await sharp(path.join(assets, pictures[name].file))
    .resize({ width })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/**
 * A picture of the seed dataset that has already been drawn, as a data address.
 * @param width in pixels; the height follows
 * @throws Error when the picture's family has not been drawn yet
 */
export async function embedded(name: PictureName, width: number): Promise<string> {
  const bytes = await sharp(path.join(assets, pictures[name].file))
    .resize({ width })
    .webp({ quality: 88 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
