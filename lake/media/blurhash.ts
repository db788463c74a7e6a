const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

type Factor = readonly [red: number, green: number, blue: number]

/**
 * The BlurHash of a picture (https://blurha.sh), with 4 by 3 components.
 * @param pixels red, green, blue, alpha of each pixel, from a small version of the picture
 */
export function blurHashOf(pixels: Uint8Array, width: number, height: number): string {
  const [across, down] = [4, 3]
  const light = {
    linear: linearised(pixels),
    columns: waves(across, width),
    rows: waves(down, height),
  }
  const factors = Array.from({ length: across * down }, (_, index) =>
    factor(light, index % across, Math.floor(index / across)),
  )
  const [mean = [0, 0, 0], ...details] = factors
  const largest = Math.max(...details.flat().map(Math.abs))
  const scale = Math.max(0, Math.min(82, Math.floor(largest * 166 - 0.5)))
  return [
    base83(across - 1 + (down - 1) * 9, 1),
    base83(scale, 1),
    base83(meanColour(mean), 4),
    ...details.map((detail) => base83(quantised(detail, (scale + 1) / 166), 2)),
  ].join('')
}

interface Light {
  /** Red, green, blue of each pixel, from 0 to 1, as much light as it is. */
  readonly linear: Float64Array
  readonly columns: readonly Float64Array[]
  readonly rows: readonly Float64Array[]
}

/** Made once for all factors: powers and cosines would hold up other requests for 10 ms. */
function linearised(pixels: Uint8Array): Float64Array {
  const table = Float64Array.from({ length: 256 }, (_, value) => toLinear(value))
  const linear = new Float64Array((pixels.length / 4) * 3)
  for (let at = 0, to = 0; at < pixels.length; at += 4, to += 3) {
    for (let part = 0; part < 3; part++) linear[to + part] = table[pixels[at + part] ?? 0] ?? 0
  }
  return linear
}

/** The first cosine waves along a side. */
function waves(count: number, length: number): Float64Array[] {
  return Array.from({ length: count }, (_, wave) =>
    Float64Array.from({ length }, (_, at) => Math.cos((Math.PI * wave * at) / length)),
  )
}

/** The share of one pair of waves in the picture. */
function factor({ linear, columns, rows }: Light, i: number, j: number): Factor {
  const [column = new Float64Array(), row = new Float64Array()] = [columns[i], rows[j]]
  const sum: [number, number, number] = [0, 0, 0]
  let at = 0
  for (const down of row) {
    for (const across of column) {
      const wave = across * down
      sum[0] += wave * (linear[at] ?? 0)
      sum[1] += wave * (linear[at + 1] ?? 0)
      sum[2] += wave * (linear[at + 2] ?? 0)
      at += 3
    }
  }
  const norm = (i === 0 && j === 0 ? 1 : 2) / (column.length * row.length)
  return [sum[0] * norm, sum[1] * norm, sum[2] * norm]
}

function meanColour([red, green, blue]: Factor) {
  return (toSrgb(red) << 16) + (toSrgb(green) << 8) + toSrgb(blue)
}

function quantised(detail: Factor, largest: number) {
  const [red = 0, green = 0, blue = 0] = detail.map((value) => {
    const share = value / largest
    const root = Math.sign(share) * Math.sqrt(Math.abs(share))
    return Math.max(0, Math.min(18, Math.floor(root * 9 + 9.5)))
  })
  return red * 19 * 19 + green * 19 + blue
}

function base83(value: number, length: number) {
  return Array.from({ length }, (_, index) =>
    DIGITS.charAt(Math.floor(value / 83 ** (length - 1 - index)) % 83),
  ).join('')
}

function toLinear(value: number) {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function toSrgb(value: number) {
  const share = Math.max(0, Math.min(1, value))
  const curved = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055
  return Math.round(curved * 255)
}
