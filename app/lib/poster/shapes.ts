import { round } from '../lettering/lettering'

/** A colour, or a gradient, as in split-fountain printing. */
export type Fill = string | Fountain

export interface Fountain {
  colours: readonly string[]
  /** Position of the first and of the last colour. */
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
}

/** An area of one ink; `path` is an SVG path of the absolute commands M, L, Q, C and Z. */
export interface Shape {
  path: string
  fill: Fill
}

/** Shapes on a sheet, the first below the others. */
export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The part of a quarter circle's radius at which its control points are. */
const QUARTER = 0.5523

const points = (...values: readonly number[]) => values.map(round).join(' ')

export function rectangle({ x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height]
  return polygon([x, y, right, y, right, bottom, x, bottom])
}

/** A closed line through points: x and y in turn. */
function polygon(values: readonly number[]): string {
  const [x = 0, y = 0, ...rest] = values
  const lines = rest.flatMap((value, index) =>
    index % 2 === 0 ? [`L${points(value, rest[index + 1] ?? 0)}`] : [],
  )
  return `M${points(x, y)}${lines.join('')}Z`
}

/** The outline of a box, `thickness` inwards. */
export function frame(box: Box, thickness: number): string {
  const { x, y, width, height } = inset(box, thickness)
  const [right, bottom] = [x + width, y + height]
  // Points in the opposite direction cut out the inside.
  return rectangle(box) + polygon([x, y, x, bottom, right, bottom, right, y])
}

export function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by }
}

export function circle(x: number, y: number, radius: number): string {
  const control = radius * QUARTER
  return [
    `M${points(x - radius, y)}`,
    `C${points(x - radius, y - control, x - control, y - radius, x, y - radius)}`,
    `C${points(x + control, y - radius, x + radius, y - control, x + radius, y)}`,
    `C${points(x + radius, y + control, x + control, y + radius, x, y + radius)}`,
    `C${points(x - control, y + radius, x - radius, y + control, x - radius, y)}Z`,
  ].join('')
}

/** A raffle ticket: a box with a notch at the middle of both sides. */
export function ticket({ x, y, width, height }: Box, notch: number): string {
  const [right, bottom, middle] = [x + width, y + height, y + height / 2]
  const control = notch * QUARTER
  const [above, below] = [middle - notch, middle + notch]
  const [inRight, inLeft] = [right - notch, x + notch]
  return [
    `M${points(x, y)}L${points(right, y)}L${points(right, above)}`,
    `C${points(right - control, above, inRight, middle - control, inRight, middle)}`,
    `C${points(inRight, middle + control, right - control, below, right, below)}`,
    `L${points(right, bottom)}L${points(x, bottom)}L${points(x, below)}`,
    `C${points(x + control, below, inLeft, middle + control, inLeft, middle)}`,
    `C${points(inLeft, middle - control, x + control, above, x, above)}Z`,
  ].join('')
}

export function star(x: number, y: number, radius: number): string {
  return polygon(
    Array.from({ length: 10 }, (_, index) => {
      const length = index % 2 === 0 ? radius : radius * 0.42
      const angle = (Math.PI * index) / 5 - Math.PI / 2
      return [x + length * Math.cos(angle), y + length * Math.sin(angle)]
    }).flat(),
  )
}

/** Stars in a row that fills a width. */
export function starRow({ x, y, width, height }: Box): string {
  const count = Math.max(1, Math.floor(width / (height * 1.5)))
  const step = width / count
  return Array.from({ length: count }, (_, index) =>
    star(x + step * (index + 0.5), y + height * 0.53, height / 2),
  ).join('')
}

/** A perforation: dashes in a row or, in a box that is taller than wide, in a column. */
export function perforation({ x, y, width, height }: Box): string {
  const isColumn = height > width
  const [length, thickness] = isColumn ? [height, width] : [width, height]
  const count = Math.max(2, Math.round(length / (thickness * 4)))
  // The dashes are as long as one and a half gaps.
  const gap = length / (count * 2.5 - 1)
  return Array.from({ length: count }, (_, index) => {
    const at = index * 2.5 * gap
    return rectangle(
      isColumn
        ? { x, y: y + at, width, height: gap * 1.5 }
        : { x: x + at, y, width: gap * 1.5, height },
    )
  }).join('')
}

/** A sunburst: every other of the wedges around a point, long enough for any sheet. */
export function rays(x: number, y: number, length: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [2 * index, 2 * index + 1].map((half) => ((half + 0.5) * Math.PI) / count)
    return polygon([
      ...[x, y],
      ...[x + length * Math.cos(start ?? 0), y + length * Math.sin(start ?? 0)],
      ...[x + length * Math.cos(end ?? 0), y + length * Math.sin(end ?? 0)],
    ])
  }).join('')
}

/** The dark modules of a QR code, one rectangle per horizontal run. */
export function qrModules(modules: readonly (readonly boolean[])[], { x, y, width }: Box): string {
  const side = width / modules.length
  let path = ''
  modules.forEach((row, at) => {
    for (let column = 0; column < row.length; column += 1) {
      const start = column
      while (row[column] === true) column += 1
      if (column === start) continue
      path += rectangle({
        x: x + start * side,
        y: y + at * side,
        width: (column - start) * side,
        height: side,
      })
    }
  })
  return path
}
