/** Common screens: width in CSS pixels and device pixel ratio. */
const SCREENS = [
  [360, 2],
  [390, 2],
  // The phone that Lighthouse emulates.
  [412, 1.75],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
] as const

/** A wider file replaces one that is narrower by at most this factor. */
const MAX_MERGE_RATIO = 1.15

const ROOT_FONT_SIZE = 16

/**
 * Chooses the widths of a srcset in pixels, ascending: as few as possible, while no screen
 * downloads much more than it shows.
 * @param sizes `[(min-width: 64rem) 26rem, …] 92vw`, the widest screens first; lengths in rem or vw
 * @param largest width of the image in pixels, the upper limit
 */
export function imageWidths(sizes: string, largest: number): number[] {
  const slots = sizes.split(',').map(parseSlot)
  const needed = SCREENS.map(([screen, density]) => {
    const slot = slots.find(({ minWidth }) => screen >= minWidth)
    return Math.min(largest, Math.ceil((slot?.widthOn(screen) ?? screen) * density))
  })
  const widths: number[] = []
  for (const width of needed.sort((a, b) => b - a)) {
    const last = widths[0]
    if (last === undefined || width * MAX_MERGE_RATIO < last) widths.unshift(width)
  }
  return widths
}

/** @throws Error for any other syntax, because its width is unknown */
function parseSlot(text: string) {
  const match = /^(?:\(min-width: ([\d.]+)rem\) )?([\d.]+)(rem|vw)$/.exec(text.trim())
  if (match === null) throw new Error(`Unsupported sizes value: "${text}"`)
  const [, from = '0', length, unit] = match
  return {
    minWidth: Number(from) * ROOT_FONT_SIZE,
    widthOn: (screen: number) => Number(length) * (unit === 'vw' ? screen / 100 : ROOT_FONT_SIZE),
  }
}
