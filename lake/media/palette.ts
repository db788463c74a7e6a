/** Channels range from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

interface Colour {
  readonly rgb: Rgb
  /** Share of the image, in percent. */
  readonly population: number
  /** From 0 to 1, as the lightness. */
  readonly saturation: number
  readonly lightness: number
}

interface Swatch {
  readonly _type: 'sanity.imagePaletteSwatch'
  readonly background: string
  readonly foreground: string
  readonly title: string
  readonly population: number
}

/** Ideal saturation and lightness of each swatch, and the allowed range of lightness. */
const targets = {
  vibrant: { saturation: 1, lightness: 0.5, min: 0.3, max: 0.7 },
  darkVibrant: { saturation: 1, lightness: 0.26, min: 0, max: 0.45 },
  lightVibrant: { saturation: 1, lightness: 0.74, min: 0.55, max: 1 },
  muted: { saturation: 0.3, lightness: 0.5, min: 0.3, max: 0.7 },
  darkMuted: { saturation: 0.3, lightness: 0.26, min: 0, max: 0.45 },
  lightMuted: { saturation: 0.3, lightness: 0.74, min: 0.55, max: 1 },
} as const

type Target = (typeof targets)[keyof typeof targets]

/**
 * Finds the main colours of an image. Leaves out swatches without a suitable colour.
 * @param pixels of a small version of the image: red, green, blue, alpha
 */
export function createPalette(pixels: Uint8ClampedArray) {
  const colours = quantise(pixels)
  const dominant = colours[0]
  if (dominant === undefined) return undefined
  const swatches = Object.entries(targets).flatMap(([name, target]) => {
    const best = findBest(target, colours)
    return best === undefined ? [] : [[name, toSwatch(best)] as const]
  })
  return {
    _type: 'sanity.imagePalette',
    dominant: toSwatch(dominant),
    ...Object.fromEntries(swatches),
  }
}

/** @returns the mean colours of groups of similar pixels, the largest group first */
function quantise(pixels: Uint8ClampedArray): readonly Colour[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  let total = 0
  for (let offset = 0; offset + 3 < pixels.length; offset += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(offset, offset + 4)
    if (alpha < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count++
    group.sum[0] += red
    group.sum[1] += green
    group.sum[2] += blue
    groups.set(key, group)
    total++
  }
  return [...groups.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ count, sum }) => {
      const rgb: Rgb = [sum[0] / count, sum[1] / count, sum[2] / count]
      return { rgb, population: (count / total) * 100, ...saturationAndLightness(rgb) }
    })
}

function findBest(target: Target, colours: readonly Colour[]): Colour | undefined {
  const isVibrant = target.saturation === 1
  const score = ({ saturation, lightness, population }: Colour) =>
    (1 - Math.abs(saturation - target.saturation)) * 3 +
    (1 - Math.abs(lightness - target.lightness)) * 6.5 +
    (population / 100) * 0.5
  return colours
    .filter(
      ({ saturation, lightness }) =>
        lightness >= target.min &&
        lightness <= target.max &&
        (isVibrant ? saturation >= 0.35 : saturation <= 0.4),
    )
    .reduce<Colour | undefined>(
      (best, colour) => (best === undefined || score(colour) > score(best) ? colour : best),
      undefined,
    )
}

function toSwatch({ rgb, population }: Colour): Swatch {
  const text = luminance(rgb) > 0.36 ? '#000' : '#fff'
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`,
    foreground: text,
    title: text,
    population: Math.round(population * 100) / 100,
  }
}

function saturationAndLightness(rgb: Rgb) {
  const parts = rgb.map((part) => part / 255)
  const [max, min] = [Math.max(...parts), Math.min(...parts)]
  const lightness = (max + min) / 2
  const range = max - min
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1))
  return { saturation, lightness }
}

/** Relative luminance of WCAG, from 0 to 1. */
function luminance(rgb: Rgb) {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
