/**
 * Finds the main colour of an image, in the shape of Sanity's palettes. The other swatches of the hosted
 * service are left out: neither site nor Studio reads them.
 * @param pixels of a small version of the image: red, green, blue, alpha
 * @returns undefined for a transparent image
 */
export function createPalette(pixels: Uint8ClampedArray) {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(offset, offset + 4)
    if (alpha < 128) continue
    // Similar pixels are a group.
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count++
    group.sum[0] += red
    group.sum[1] += green
    group.sum[2] += blue
    groups.set(key, group)
  }
  const [largest] = [...groups.values()].sort((a, b) => b.count - a.count)
  if (largest === undefined) return undefined
  const { count, sum } = largest
  const toHex = (part: number) =>
    Math.round(part / count)
      .toString(16)
      .padStart(2, '0')
  const background = `#${sum.map(toHex).join('')}`
  return {
    _type: 'sanity.imagePalette',
    dominant: { _type: 'sanity.imagePaletteSwatch', background },
  }
}
