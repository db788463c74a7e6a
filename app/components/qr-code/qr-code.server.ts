import { encode } from 'uqr'
import type { QrCode } from './qr-code'

/** A cache: store links rarely change, and encoding takes longer than the rest of a page. */
const cache = new Map<string, QrCode | undefined>()
const MAX_CACHED = 64

/**
 * The QR code of a text, with medium error correction (HOME-04).
 * @returns undefined for empty text, or text that exceeds the capacity of a code
 */
export function getQrCode(text: string | null | undefined): QrCode | undefined {
  if (!text) return undefined
  if (!cache.has(text)) {
    if (cache.size >= MAX_CACHED) cache.clear()
    cache.set(text, createQrCode(text))
  }
  return cache.get(text)
}

/** Capacity in bytes of the largest version (40) with medium error correction. */
const MAX_BYTES = 2331

function createQrCode(text: string): QrCode | undefined {
  if (Buffer.byteLength(text) > MAX_BYTES) return undefined
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
