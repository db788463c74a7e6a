import { CAP_HEIGHT, measureExtents, measureLine, type Range } from '../lettering/lettering'
import { isCatchword, listBreaks } from './break-lines'
import type { Row, RowSize } from './poster'
import type { Box } from './shapes'

/** A line of text with its position. */
export interface SetLine {
  row: Row & { kind: 'text' }
  text: string
  /** From the top of its accents to the end of its descenders, as wide as the sheet allows. */
  box: Box
  /** Height of the capitals. */
  height: number
  /** Height of the baseline. */
  baseline: number
}

/** An ornament with its position. */
export interface SetOrnament {
  row: Exclude<Row, { kind: 'text' }>
  box: Box
}

export type SetRow = SetLine | SetOrnament

/** Heights of rows, as a share of the smaller side of the sheet. */
const HEIGHTS = { rule: 0.012, stars: 0.045, perforation: 0.012, band: 0.045, ticket: 0.25 }
/** Heights of capitals in small type, as a share of the sheet's height. */
const SMALL: Partial<Record<RowSize, number>> = { tiny: 0.0125, small: 0.024 }
/** Weights by which the other sizes share the height. */
const WEIGHTS: Partial<Record<RowSize, number>> = { medium: 1, large: 2, huge: 3.2 }
/**
 * Maximum height of a line, as a share of the sheet's; few letters stay narrower than the sheet.
 */
const LARGEST: Partial<Record<RowSize, number>> = { medium: 0.13, large: 0.22, huge: 0.36 }
/** A line of small words among large ones: its weight and its maximum height. */
const CATCHWORD = { weight: 0.3, largest: 0.055 }
/** Maximum number of lines of one text; other sizes have one line. */
const LINES: Partial<Record<RowSize, number>> = { large: 2, huge: 6 }
/** Space between rows, as a share of the sheet's height. */
const GAP = 0.02
/** Space around the type of a band, as a share of its capitals. */
export const BAND_PADDING = 0.3

interface Line {
  row: Row & { kind: 'text' }
  text: string
  range: Range
  /** Heights that fit the width, from the widest to the narrowest type. */
  least: number
  most: number
  weight: number
  /** Height of the whole line, accents and tails included, per height of its capitals. */
  share: number
  above: number
}

type Item = Line | { row: SetOrnament['row']; height: number }

/**
 * Sets rows into a box so that they fill it: each line of type is as wide as the box, and the lines
 * share its height by their sizes.
 * @param side the smaller side of the sheet
 */
export function fitRows(rows: readonly Row[], box: Box, side: number): SetRow[] {
  const candidates = listCandidates(rows, box, side).map((items) => fitHeights(items, box))
  const best = candidates.reduce<Fit | undefined>(
    (found, fit) => (found === undefined || fit.cost < found.cost ? fit : found),
    undefined,
  )
  return best === undefined ? [] : place(best, box)
}

/** Every combination of the ways to break the texts into lines. */
function listCandidates(rows: readonly Row[], box: Box, side: number): Item[][] {
  return rows.reduce<Item[][]>(
    (all, row) => {
      const ways = row.kind === 'text' ? breakText(row, box) : [[ornament(row, box, side)]]
      return ways.length === 0 ? all : all.flatMap((items) => ways.map((way) => [...items, ...way]))
    },
    [[]],
  )
}

function ornament(row: SetOrnament['row'], box: Box, side: number): Item {
  // On a low sheet the ticket is smaller, which leaves space for the text.
  const height = HEIGHTS[row.kind] * side
  return { row, height: Math.min(height, box.height * 0.24) }
}

function breakText(row: Row & { kind: 'text' }, box: Box): Item[][] {
  const { text, size } = row
  return listBreaks(text, LINES[size] ?? 1).map((lines) =>
    lines.map((line) => toLine(row, line, lines, box)),
  )
}

function toLine(row: Line['row'], text: string, lines: readonly string[], box: Box): Line {
  const range = measureLine(text)
  const { above, below } = measureExtents(text)
  const isBand = row.ink === 'band'
  const small = SMALL[row.size]
  const isSmall = lines.length > 1 && isCatchword(text)
  const largest = (small ?? (isSmall ? CATCHWORD.largest : (LARGEST[row.size] ?? 1))) * box.height
  return {
    row,
    text,
    range,
    least: small === undefined ? Math.min(largest, fittingHeight(range.wide, isBand, box)) : 0,
    most: Math.min(largest, fittingHeight(range.narrow, isBand, box)),
    weight: small === undefined ? (WEIGHTS[row.size] ?? 1) * (isSmall ? CATCHWORD.weight : 1) : 0,
    share: 1 + (above + below) / CAP_HEIGHT + (isBand ? 2 * BAND_PADDING : 0),
    above: above / CAP_HEIGHT + (isBand ? BAND_PADDING : 0),
  }
}

/** The height of capitals at which a line of a length in em is as wide as the box. */
function fittingHeight(length: number, isBand: boolean, { width }: Box): number {
  // The padding of a band grows with its type.
  return width / (length / CAP_HEIGHT + (isBand ? 2 * BAND_PADDING : 0))
}

interface Fit {
  items: readonly Item[]
  /** Height of the capitals of each line, or of the ornament. */
  heights: readonly number[]
  gap: number
  /** Penalty of this fit; the lowest wins. */
  cost: number
}

const isLine = (item: Item): item is Line => 'text' in item

function fitHeights(items: readonly Item[], box: Box): Fit {
  const gap = GAP * box.height
  const space = box.height - gap * Math.max(0, items.length - 1)
  const heightsAt = (factor: number) =>
    items.map((item) => {
      if (!isLine(item)) return item.height
      if (item.weight === 0) return item.most
      // Small words stay small: ornaments fill their line.
      const least = item.weight < 1 ? 0 : item.least
      return Math.max(least, Math.min(item.most, factor * item.weight))
    })
  const takenBy = (heights: readonly number[]) =>
    items.reduce(
      (sum, item, index) => sum + (heights[index] ?? 0) * (isLine(item) ? item.share : 1),
      0,
    )
  let [low, high] = [0, box.height]
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2
    if (takenBy(heightsAt(middle)) > space) high = middle
    else low = middle
  }
  const heights = heightsAt(low)
  const excess = takenBy(heights) / space
  const fitted = excess > 1 ? heights.map((height) => height / excess) : heights
  const left = Math.max(0, space - takenBy(fitted))
  return {
    items,
    heights: fitted,
    gap: gap + left / Math.max(1, items.length - 1),
    cost: costOf(items, fitted) + 3 * (left / space) + 4 * Math.max(0, excess - 1),
  }
}

/** Preferred width: condensed. Very wide lines and lines that do not fill the width cost more. */
const AIM = 0.22

function costOf(items: readonly Item[], heights: readonly number[]): number {
  const lines = items.flatMap((item, index) => {
    if (!isLine(item) || item.weight < 1) return []
    // 0 for the narrowest type, about 1 for the widest.
    const width = (item.most / (heights[index] ?? item.most) - 1) / 2
    return [(width - AIM) ** 2 * item.weight]
  })
  const average = lines.reduce((sum, cost) => sum + cost, 0) / Math.max(1, lines.length)
  return average + 0.6 * Math.max(0, reversal(items, heights) - 1)
}

/** How much taller the tallest line of a lower size is than the shortest one of the highest. */
function reversal(items: readonly Item[], heights: readonly number[]): number {
  const lines = items.flatMap((item, index) =>
    isLine(item) && item.weight >= 1 ? [{ ...item, height: heights[index] ?? 0 }] : [],
  )
  const highest = Math.max(...lines.map(({ weight }) => weight))
  const heightsOf = (isHighest: boolean) =>
    lines.filter(({ weight }) => (weight === highest) === isHighest).map(({ height }) => height)
  return Math.max(0, ...heightsOf(false)) / Math.min(...heightsOf(true))
}

function place({ items, heights, gap }: Fit, box: Box): SetRow[] {
  let y = box.y
  return items.map((item, index) => {
    const height = heights[index] ?? 0
    const top = y
    const taken = isLine(item) ? height * item.share : height
    y += taken + gap
    const place = { x: box.x, y: top, width: box.width, height: taken }
    if (!isLine(item)) return { row: item.row, box: place }
    const baseline = top + height * (1 + item.above)
    return { row: item.row, text: item.text, box: place, height, baseline }
  })
}
