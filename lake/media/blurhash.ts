const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~'

type Factor = readonly [red: number, green: number, blue: number]

/**
 * The BlurHash of a picture (https://blurha.sh), with 4 by 3 components.
 * @param pixels red, green, blue, alpha of each pixel, from a small version of the picture
 */
export function blurHashOf(pixels: Uint8Array, width: number, height: number): string {
  const [across, down] = [4, 3]
  const factors = Array.from({ length: across * down }, (_, index) =>
    factor(pixels, width, height, index % across, Math.floor(index / across)),
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

/** The share of one cosine wave in the picture. */
function factor(pixels: Uint8Array, width: number, height: number, i: number, j: number): Factor {
  const sum: [number, number, number] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wave = Math.cos((Math.PI * i * x) / width) * Math.cos((Math.PI * j * y) / height)
      const at = (y * width + x) * 4
      sum[0] += wave * toLinear(pixels[at] ?? 0)
      sum[1] += wave * toLinear(pixels[at + 1] ?? 0)
      sum[2] += wave * toLinear(pixels[at + 2] ?? 0)
    }
  }
  const norm = (i === 0 && j === 0 ? 1 : 2) / (width * height)
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
