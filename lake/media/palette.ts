/** Colours run from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number]

interface Colour {
  readonly rgb: Rgb
  /** Share of the picture, in percent. */
  readonly population: number
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

/** What each swatch looks for: saturation and lightness from 0 to 1, with the bounds of the latter. */
const targets = {
  vibrant: { saturation: 1, lightness: 0.5, least: 0.3, most: 0.7 },
  darkVibrant: { saturation: 1, lightness: 0.26, least: 0, most: 0.45 },
  lightVibrant: { saturation: 1, lightness: 0.74, least: 0.55, most: 1 },
  muted: { saturation: 0.3, lightness: 0.5, least: 0.3, most: 0.7 },
  darkMuted: { saturation: 0.3, lightness: 0.26, least: 0, most: 0.45 },
  lightMuted: { saturation: 0.3, lightness: 0.74, least: 0.55, most: 1 },
} as const

type Target = (typeof targets)[keyof typeof targets]

/**
 * The main colours of a picture. A swatch for which the picture has no fitting colour is left out.
 * @param pixels red, green, blue, alpha of each pixel, from a small version of the picture
 */
export function paletteOf(pixels: Uint8Array) {
  const colours = quantise(pixels)
  const dominant = colours[0]
  if (dominant === undefined) return undefined
  const found = Object.entries(targets).flatMap(([name, target]) => {
    const best = bestFor(target, colours)
    return best === undefined ? [] : [[name, swatch(best)] as const]
  })
  return { _type: 'sanity.imagePalette', dominant: swatch(dominant), ...Object.fromEntries(found) }
}

/** Pixels of like colour together, the most frequent first; each group has its mean colour. */
function quantise(pixels: Uint8Array): readonly Colour[] {
  const groups = new Map<number, { count: number; sum: [number, number, number] }>()
  let total = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
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

function bestFor(target: Target, colours: readonly Colour[]): Colour | undefined {
  const isVibrant = target.saturation === 1
  const score = ({ saturation, lightness, population }: Colour) =>
    (1 - Math.abs(saturation - target.saturation)) * 3 +
    (1 - Math.abs(lightness - target.lightness)) * 6.5 +
    (population / 100) * 0.5
  const fitting = colours.filter(
    ({ saturation, lightness }) =>
      lightness >= target.least &&
      lightness <= target.most &&
      (isVibrant ? saturation >= 0.35 : saturation <= 0.4),
  )
  return fitting.reduce<Colour | undefined>(
    (best, colour) => (best === undefined || score(colour) > score(best) ? colour : best),
    undefined,
  )
}

function swatch({ rgb, population }: Colour): Swatch {
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
  const [most, least] = [Math.max(...parts), Math.min(...parts)]
  const lightness = (most + least) / 2
  const spread = most - least
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1))
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
