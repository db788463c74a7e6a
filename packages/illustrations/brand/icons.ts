import sharp from 'sharp'
import type { Family } from '../family'
import { mark, wordmark } from './wordmark'

const tinta = '#1D1736'
const papel = '#FFF8EA'
const naranja = '#F4532B'
const amarillo = '#FFC436'

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** A Windows icon file that holds one PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(picture.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, picture])
}

const open = mark(512, 0.98)
const onGround = mark(512, 0.74, amarillo)
const maskable = mark(512, 0.56, amarillo)

/** The wordmark, the mark, and the icons that browsers and phones ask for. */
export const brand: Family = {
  'brand/logo.svg': () => Promise.resolve(wordmark(tinta, naranja)),
  'brand/logo-mono.svg': () => Promise.resolve(wordmark('currentColor', 'currentColor')),
  'brand/logo-inverse.svg': () => Promise.resolve(wordmark(papel, amarillo)),
  'brand/mark.svg': () => Promise.resolve(mark(512)),
  '../../public/favicon.svg': () => Promise.resolve(open),
  '../../public/favicon.ico': async () => ico(await png(open, 32), 32),
  '../../public/apple-touch-icon.png': () => png(onGround, 180),
  '../../public/icon-192.png': () => png(onGround, 192),
  '../../public/icon-512.png': () => png(onGround, 512),
  '../../public/icon-maskable-512.png': () => png(maskable, 512),
}
