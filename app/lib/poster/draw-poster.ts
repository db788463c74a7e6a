import { CAP_HEIGHT, drawLine, measureLine } from '../lettering/lettering'
import { blendAccents, mix, readableOn } from './colours'
import { drawTicket } from './draw-ticket'
import { BAND_PADDING, fitRows, type SetLine, type SetOrnament, type SetRow } from './fit-rows'
import { formats, type Ground, type Inks, type Poster } from './poster'
import {
  type Box,
  circle,
  type Drawing,
  type Fill,
  frame,
  inset,
  perforation,
  rays,
  rectangle,
  type Shape,
  star,
  starRow,
} from './shapes'

/** The sheet and the colours that the rows are drawn with. */
interface Press {
  poster: Poster
  sheet: Box
  ink: string
  /** The colour of type and ornaments in the accent. */
  accent: string
  /** A gradient of all accents, from the left to the right end of the rows. */
  fountain: Fill
}

/** Margins as a share of the smaller side. */
const MARGINS: Readonly<Record<Ground, number>> = {
  plain: 0.055,
  frame: 0.09,
  rays: 0.06,
  fountain: 0.06,
  ticket: 0.1,
}

/**
 * Draws a poster in the style of wood type: every line is as wide as the sheet, in the font width
 * that fits. The same poster gives the same shapes on the screen, in a picture and on paper.
 */
export function drawPoster(poster: Poster): Drawing {
  const { width, height, above, below } = formats[poster.format]
  const side = Math.min(width, height)
  const sheet = { x: 0, y: 0, width, height }
  const margin = MARGINS[poster.ground] * side
  const box = {
    x: margin,
    y: margin + above,
    width: width - 2 * margin,
    height: height - 2 * margin - above - below,
  }
  const press = preparePress(poster, sheet, box)
  const rows = fitRows(poster.rows, box, side)
  return {
    width,
    height,
    shapes: [...drawGround(press), ...rows.flatMap((row) => drawRow(row, press))].filter(
      ({ path }) => path !== '',
    ),
  }
}

function preparePress(poster: Poster, sheet: Box, box: Box): Press {
  const { ground, inks } = poster
  const { paper, ink, accents } = inks
  const first = accents[0] ?? ink
  const isFountain = ground === 'fountain'
  return {
    poster,
    sheet,
    ink: isFountain ? readableOn(accents, ink, paper) : ink,
    // Text in the accent colours would be invisible on them.
    accent: isFountain ? paper : first,
    fountain: isFountain ? paper : blendAccents(inks, [box.x, 0], [box.x + box.width, 0]),
  }
}

function drawGround(press: Press): Shape[] {
  const { poster, sheet, ink, accent } = press
  const { paper } = poster.inks
  const base = { path: rectangle(sheet), fill: paper }
  switch (poster.ground) {
    case 'plain':
      return [base]
    case 'frame':
      return [
        base,
        { path: frame(inset(sheet, 0.03 * sheet.width), 0.016 * sheet.width), fill: ink },
        { path: frame(inset(sheet, 0.054 * sheet.width), 0.004 * sheet.width), fill: ink },
        { path: cornerStars(inset(sheet, 0.038 * sheet.width)), fill: accent },
      ]
    case 'rays':
      return [
        base,
        {
          path: rays(sheet.width / 2, sheet.height * 0.56, sheet.height, 22),
          fill: softened(poster.inks),
        },
      ]
    case 'fountain':
      return [{ path: rectangle(sheet), fill: runDown(poster.inks, sheet) }]
    case 'ticket':
      return [
        { path: rectangle(sheet), fill: runDown(poster.inks, sheet) },
        { path: rectangle(inset(sheet, 0.045 * sheet.width)), fill: paper },
      ]
  }
}

/** A gradient of the accents from the top to the bottom of the sheet. */
function runDown(inks: Inks, { height }: Box): Fill {
  return blendAccents(inks, [0, 0], [0, height])
}

/** The accent, as light as text on it requires. */
function softened({ paper, accents, ink }: Inks): string {
  return mix(paper, accents.at(-1) ?? ink, 0.5)
}

function cornerStars({ x, y, width, height }: Box): string {
  const radius = 0.034 * width
  return [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ]
    .map(([left = 0, top = 0]) => star(left, top, radius))
    .join('')
}

function drawRow(row: SetRow, press: Press): Shape[] {
  return 'text' in row && 'baseline' in row ? drawText(row, press) : drawOrnament(row, press)
}

function drawOrnament({ row, box }: SetOrnament, press: Press): Shape[] {
  switch (row.kind) {
    case 'rule':
      return [
        { path: rectangle({ ...box, height: box.height * 0.55 }), fill: press.ink },
        {
          path: rectangle({ ...box, y: box.y + box.height * 0.8, height: box.height * 0.2 }),
          fill: press.ink,
        },
      ]
    case 'stars':
      return [{ path: starRow(box), fill: press.accent }]
    case 'band':
      return [{ path: rectangle(box), fill: press.fountain }]
    case 'perforation':
      return drawPerforation(box, press)
    case 'ticket':
      return drawTicket(row.text, box, press)
  }
}

/** A perforation, with a notch at each end if the sheet itself is a ticket. */
function drawPerforation(box: Box, { poster, sheet, ink }: Press): Shape[] {
  const line = { path: perforation(box), fill: ink }
  if (poster.ground !== 'ticket') return [line]
  const edge = 0.045 * sheet.width
  const y = box.y + box.height / 2
  const notches = [edge, sheet.width - edge].map((x) => circle(x, y, 0.028 * sheet.width))
  return [line, { path: notches.join(''), fill: runDown(poster.inks, sheet) }]
}

function drawText(line: SetLine, press: Press): Shape[] {
  const { row, text, box, height, baseline } = line
  const padding = row.ink === 'band' ? BAND_PADDING * height : 0
  const place = fitLine(text, height, {
    ...box,
    x: box.x + padding,
    width: box.width - 2 * padding,
  })
  const set = (off: number) =>
    press.poster.isSketch === true
      ? rectangle({ x: place.x + off, y: baseline + off - height, width: place.length, height })
      : drawLine(text, { ...place, x: place.x + off, baseline: baseline + off })
  const path = set(0)
  if (row.ink === 'band') {
    const { inks } = press.poster
    const ground = { path: rectangle(box), fill: press.ink }
    return [ground, { path, fill: readableOn([press.ink], inks.paper, inks.ink) }]
  }
  const around = flank(line, place, press)
  if (row.ink !== 'shadow') return [...around, { path, fill: fillOf(row.ink, press) }]
  // A second copy, slightly shifted, as in two-colour printing.
  return [...around, { path: set(0.035 * height), fill: press.accent }, { path, fill: press.ink }]
}

function fillOf(ink: SetLine['row']['ink'], { ink: main, accent, fountain }: Press): Fill {
  if (ink === 'accent') return accent
  return ink === 'fountain' ? fountain : main
}

interface LineFit {
  x: number
  size: number
  /** Position on the width axis. */
  width: number
  /** Length of the line. */
  length: number
}

/** Font width of a line that is too short for its row; ornaments fill the rest. */
const SHORT_WIDTH = 0.35

function fitLine(text: string, height: number, box: Box): LineFit {
  const size = height / CAP_HEIGHT
  const { narrow, wide } = measureLine(text)
  const exact = (box.width / size - narrow) / (wide - narrow)
  const width = exact > 1.001 ? SHORT_WIDTH : Math.min(1, Math.max(0, exact))
  const length = size * (narrow + width * (wide - narrow))
  return { x: box.x + Math.max(0, (box.width - length) / 2), size, width, length }
}

/** Rules and a star on both sides of a line that is shorter than its row. */
function flank({ box, height, baseline, row }: SetLine, { x, length }: LineFit, press: Press) {
  const room = x - box.x
  if (room < height * 2 || row.ink === 'band') return []
  const middle = baseline - height / 2
  const gap = height * 0.55
  const radius = height * 0.5
  const thickness = Math.max(2, height * 0.12)
  const ends = [
    { from: box.x, star: x - gap - radius },
    { from: x + length + gap + 2 * radius + gap, star: x + length + gap + radius },
  ]
  const ruleLength = room - 2 * gap - 2 * radius
  const rules = ends.map(({ from }) =>
    ruleLength <= 0
      ? ''
      : rectangle({ x: from, y: middle - thickness / 2, width: ruleLength, height: thickness }),
  )
  return [
    { path: rules.join(''), fill: press.ink },
    { path: ends.map((end) => star(end.star, middle, radius)).join(''), fill: press.accent },
  ]
}
