import { encode } from 'uqr'
import type { QrCode } from './qr-code'

/** Store links change rarely, and drawing a code takes longer than the rest of a page. */
const made = new Map<string, QrCode | undefined>()
const MOST_KEPT = 16

/**
 * The QR code of a text, with medium error correction (HOME-04).
 * @returns undefined for no text, and for one that is longer than a code can hold
 */
export function qrCode(text: string | null | undefined): QrCode | undefined {
  if (!text) return undefined
  if (!made.has(text)) {
    if (made.size >= MOST_KEPT) made.clear()
    made.set(text, draw(text))
  }
  return made.get(text)
}

/** In the widest version (40) and medium correction, a code holds so many bytes. */
const MOST_BYTES = 2331

function draw(text: string): QrCode | undefined {
  if (Buffer.byteLength(text) > MOST_BYTES) return undefined
  const { size, data } = encode(text, { ecc: 'M', border: 0 })
  const bits = data.flat().map((dark) => (dark ? '1' : '0'))
  const digits: string[] = []
  for (let index = 0; index < bits.length; index += 4) {
    const four = bits
      .slice(index, index + 4)
      .join('')
      .padEnd(4, '0')
    digits.push(Number.parseInt(four, 2).toString(16))
  }
  return { size, modules: digits.join('') }
}
