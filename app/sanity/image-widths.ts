/** Screens that visitors have: width in CSS pixels, and pixels for each of these. */
const SCREENS = [
  [360, 2],
  [390, 2],
  // The phone of Lighthouse's mobile audit.
  [412, 1.75],
  [768, 1],
  [768, 2],
  [1024, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
] as const

/** A wider file stands in for one that is narrower by at most this factor. */
const MERGED_WITHIN = 1.15

const ROOT_FONT_SIZE = 16

/**
 * Widths in pixels at which a picture is offered, ascending: as few as serve all screens without
 * sending any of them much more than it shows.
 * @param sizes `[(min-width: 64rem) 26rem, …] 92vw`, the widest screens first; lengths in rem or vw
 * @param largest the picture's own width, which no offered width exceeds
 */
export function imageWidths(sizes: string, largest: number): number[] {
  const slots = sizes.split(',').map(parseSlot)
  const needed = SCREENS.map(([screen, density]) => {
    const slot = slots.find(({ minWidth }) => screen >= minWidth)
    return Math.min(largest, Math.ceil((slot?.shownOn(screen) ?? screen) * density))
  })
  const widths: number[] = []
  for (const width of needed.sort((a, b) => b - a)) {
    const last = widths[0]
    if (last === undefined || width * MERGED_WITHIN < last) widths.unshift(width)
  }
  return widths
}

/** @throws Error for a size written in another way: the widths would not fit it */
function parseSlot(text: string) {
  const match = /^(?:\(min-width: ([\d.]+)rem\) )?([\d.]+)(rem|vw)$/.exec(text.trim())
  if (match === null) throw new Error(`Not a size that pictures can be fitted to: "${text}"`)
  const [, from = '0', length, unit] = match
  return {
    minWidth: Number(from) * ROOT_FONT_SIZE,
    shownOn: (screen: number) => Number(length) * (unit === 'vw' ? screen / 100 : ROOT_FONT_SIZE),
  }
}
