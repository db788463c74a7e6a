/** A point of the drawing, in its units; y grows downwards. */
export type Point = readonly [x: number, y: number]

const round = (value: number) => Math.round(value * 10) / 10
const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`

/** A closed polygon. */
export const polygon = (...points: Point[]) => `M${points.map(pair).join('L')}Z`

/** An open line through the points, with corners. */
export const polyline = (...points: Point[]) => `M${points.map(pair).join('L')}`

/**
 * A smooth line through the points (Catmull-Rom, written as Bézier curves).
 * @param closed joins the last point to the first
 * @param tension 1 is round, 0 is straight
 */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  const first = points[0]
  if (first === undefined) return ''
  const point = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.min(Math.max(index, 0), count - 1)]) ??
    first
  let path = `M${pair(first)}`
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [point(i - 1), point(i), point(i + 1), point(i + 2)]
    const k = tension / 6
    const c1: Point = [from[0] + (to[0] - before[0]) * k, from[1] + (to[1] - before[1]) * k]
    const c2: Point = [to[0] - (after[0] - from[0]) * k, to[1] - (after[1] - from[1]) * k]
    path += `C${pair(c1)} ${pair(c2)} ${pair(to)}`
  }
  return closed ? `${path}Z` : path
}

/** A closed smooth outline. */
export const blob = (...points: Point[]) => smooth(points, true)

/** The same points mirrored at x = 0, from the last to the first: the other half of an outline. */
export const mirrored = (points: readonly Point[]): Point[] =>
  points.map(([x, y]): Point => [-x, y]).reverse()

/** A limb: the outline around two circles of different size. */
export function limb(from: Point, fromRadius: number, to: Point, toRadius: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const side = (at: Point, radius: number, sign: number): Point => [
    at[0] + nx * radius * sign,
    at[1] + ny * radius * sign,
  ]
  const arc = (radius: number, end: Point) =>
    `A${round(radius)} ${round(radius)} 0 0 1 ${pair(end)}`
  return (
    `M${pair(side(from, fromRadius, 1))}${arc(fromRadius, side(from, fromRadius, -1))}` +
    `L${pair(side(to, toRadius, -1))}${arc(toRadius, side(to, toRadius, 1))}Z`
  )
}

/** An ellipse as a path. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${pair([cx - rx, cy])}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`

/** A rectangle with straight or rounded corners as a path. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return (
    `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}` +
    `h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`
  )
}

/** The point at a share of the path. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Where one gets from a point in a direction (degrees, 0 is right, 90 is down). */
export const polar = (from: Point, degrees: number, distance: number): Point => [
  from[0] + Math.cos((degrees * Math.PI) / 180) * distance,
  from[1] + Math.sin((degrees * Math.PI) / 180) * distance,
]
