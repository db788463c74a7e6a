import path from 'node:path'
import sharp from 'sharp'
import { assetsFolder, pictures, type PictureName } from '../catalogue'

/**
 * Returns a drawn picture as a data URL with a JPEG, for PDFs: in a PDF a WebP grows tenfold.
 * @param width in pixels; the height follows
 * @throws Error when the picture's family has not been drawn yet
 */
export async function embeddedForPrint(name: PictureName, width: number): Promise<string> {
  const bytes = await sharp(path.join(assetsFolder, pictures[name].file))
    .resize({ width })
    .jpeg({ quality: 76, mozjpeg: true })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

/**
 * Returns a drawn picture as a data URL with a WebP.
 * @param width in pixels; the height follows
 * @throws Error when the picture's family has not been drawn yet
 */
export async function embedded(name: PictureName, width: number): Promise<string> {
  const bytes = await sharp(path.join(assetsFolder, pictures[name].file))
    .resize({ width })
    .webp({ quality: 88 })
    .toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}
