import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * The process that reads one SVG. Its arguments are a file, and a density in dots per inch. Writes
 * the drawing as PNG, or without a density its metadata as JSON.
 */
const [file = '', density] = process.argv.slice(2)
sharp.concurrency(1)
// From memory, so that the drawing cannot reference other files.
const bytes = await readFile(file)
const picture = sharp(bytes, {
  limitInputPixels: false,
  ...(density !== undefined && { density: Number(density) }),
})
process.stdout.write(
  density === undefined
    ? JSON.stringify(await picture.metadata())
    : await picture.png({ compressionLevel: 1 }).toBuffer(),
)
