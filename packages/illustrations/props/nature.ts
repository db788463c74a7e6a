import {
  circle,
  ellipse,
  faded,
  group,
  inside,
  over,
  rect,
  shape,
  stroke,
  type Art,
} from '../press/art'
import { bare, black, dots, lines, type Tone } from '../press/inks'
import { blob, oval, polar, smooth, type Point } from '../press/path'
import { random } from '../press/random'

/** Fills a sheet of any size, bleed included. */
export const ground = (tone: Tone): Art => rect(-40, -40, 2400, 2000, tone)

/** A sky that fades out downwards, `height` deep. */
export const sky = (width: number, height: number, from: Tone, to: Tone): Art =>
  faded(`M-40 -40H${width + 40}V${height}H-40Z`, from, to, 90)

/** A sun with rays as wedges around 0. */
export const sun = (radius: number, tone: Tone, rays = 0): Art =>
  group(
    ...Array.from({ length: rays }, (_, i) => {
      const a = (360 / rays) * i
      const [from, to, tip] = [
        polar([0, 0], a - 4, radius * 1.25),
        polar([0, 0], a + 4, radius * 1.25),
        [polar([0, 0], a - 5, radius * 1.7), polar([0, 0], a + 5, radius * 1.7)],
      ] as const
      return shape(
        `M${from.join(' ')}L${tip[0].join(' ')}L${tip[1].join(' ')}L${to.join(' ')}Z`,
        tone,
      )
    }),
    circle(0, 0, radius, tone),
  )

/** A cloud around 0, 220 wide. */
export const cloud = (tone: Tone): Art =>
  shape(
    'M-100 30C-130 30 -130 -14 -92 -16C-88 -58 -30 -66 -12 -36C10 -62 62 -52 62 -16C108 -20 116 30 84 30Z',
    tone,
  )

/** Rain that falls at a slant over an area. */
export function rain(width: number, height: number, tone: Tone, seed: string, drops = 60): Art {
  const rng = random(seed)
  let path = ''
  for (let i = 0; i < drops; i++) {
    const [x, y, length] = [rng.between(0, width), rng.between(0, height), rng.between(26, 60)]
    path += `M${Math.round(x)} ${Math.round(y)}l${Math.round(-length * 0.3)} ${Math.round(length)}`
  }
  return stroke(path, 4.5, tone)
}

/** A round tree; 0 is the foot of its trunk. */
export const tree = (height: number, leaves: Tone, trunk: Tone = black): Art => {
  const r = height * 0.32
  const top = -height + r
  const crown = blob(
    [-r, top + r * 0.3],
    [-r * 0.7, top - r * 0.7],
    [r * 0.1, top - r],
    [r * 0.85, top - r * 0.5],
    [r, top + r * 0.4],
    [r * 0.4, top + r * 0.95],
    [-r * 0.5, top + r * 0.9],
  )
  return group(
    shape(
      `M${-height * 0.035} 0L${-height * 0.02} ${top}H${height * 0.02}L${height * 0.035} 0Z`,
      trunk,
    ),
    stroke(
      `M0 ${top + r * 1.5}L${r * 0.4} ${top + r * 0.7}M0 ${top + r * 1.2}L${-r * 0.35} ${top + r * 0.5}`,
      height * 0.022,
      trunk,
    ),
    shape(crown, leaves),
    inside(crown, over(ellipse(-r * 0.55, top + r * 0.5, r * 0.9, r, { tinta: dots(0.3) }))),
    stroke(
      `M0 ${top + r * 1.5}L0 ${top + r * 0.2}M0 ${top + r * 0.7}L${r * 0.35} ${top + r * 0.3}`,
      height * 0.018,
      trunk,
    ),
  )
}

/** A leafy plant of a vegetable bed; 0 is where it leaves the ground. */
export const plant = (height: number, leaves: Tone, fruit?: Tone): Art => {
  const pieces: Art[] = [stroke(`M0 0Q${height * 0.06} ${-height / 2} 0 ${-height}`, 7, black)]
  for (let i = 0; i < 5; i++) {
    const y = -height * (0.22 + i * 0.18)
    const side = i % 2 === 0 ? 1 : -1
    const reach = height * (0.36 - i * 0.03)
    pieces.push(
      shape(
        `M0 ${y}C${side * reach * 0.3} ${y - reach * 0.7} ${side * reach} ${y - reach * 0.6} ${side * reach * 1.1} ${y - reach * 0.1}C${side * reach * 0.7} ${y + reach * 0.3} ${side * reach * 0.3} ${y + reach * 0.2} 0 ${y}Z`,
        leaves,
      ),
    )
    if (fruit !== undefined) pieces.push(circle(side * -reach * 0.55, y + 8, height * 0.1, fruit))
  }
  return group(...pieces)
}

/** Water up to the lower edge: a wavy surface with rows of ripples. */
export function water(width: number, top: number, bottom: number, tone: Tone, seed: string): Art {
  const rng = random(seed)
  const edge: Point[] = []
  for (let x = -60; x <= width + 60; x += 60) edge.push([x, top + ((x / 60) % 2 === 0 ? -7 : 7)])
  const body = `${smooth(edge)}L${width + 60} ${bottom}L-60 ${bottom}Z`
  let ripples = ''
  for (let y = top + 34; y < bottom; y += 32) {
    for (let x = rng.between(-40, 120); x < width; x += rng.between(150, 300)) {
      const w = rng.between(36, 84)
      ripples += `M${Math.round(x)} ${Math.round(y)}q${Math.round(w / 4)} -11 ${Math.round(w / 2)} 0t${Math.round(w / 2)} 0`
    }
  }
  return group(shape(body, tone), stroke(ripples, 5, bare))
}

/** A burst of paper bits. */
export function confetti(
  width: number,
  height: number,
  tones: readonly [Tone, ...Tone[]],
  seed: string,
  count = 60,
): Art {
  const rng = random(seed)
  return group(
    ...Array.from({ length: count }, () => {
      const [x, y] = [rng.between(0, width), rng.between(0, height)]
      const [w, h] = [rng.between(10, 22), rng.between(8, 14)]
      const turn = Math.round(rng.between(0, 180))
      const tone = rng.pick(tones)
      const piece = rect(-w / 2, -h / 2, w, h, tone)
      return ((e) =>
        `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})">${piece(e)}</g>`) satisfies Art
    }),
  )
}

/** Steam or smoke: three rising curls from 0. */
export const steam = (height: number, tone: Tone): Art =>
  stroke(
    [-40, 0, 40]
      .map((x) => `M${x} 0q-22 ${-height / 4} 0 ${-height / 2}t0 ${-height / 2}`)
      .join(''),
    9,
    tone,
  )

/** Rays that open from a point, as of a poster. */
export function rays(
  cx: number,
  cy: number,
  reach: number,
  count: number,
  tone: Tone,
  start = 0,
): Art {
  let path = ''
  for (let i = 0; i < count; i++) {
    const a = start + (360 / count) * i
    const [ax, ay] = polar([cx, cy], a, reach)
    const [bx, by] = polar([cx, cy], a + 180 / count, reach)
    path += `M${cx} ${cy}L${Math.round(ax)} ${Math.round(ay)}L${Math.round(bx)} ${Math.round(by)}Z`
  }
  return shape(path, tone)
}

/** A shadow on the ground, printed over it. */
export const shadow = (cx: number, cy: number, rx: number, ry: number): Art =>
  over(shape(oval(cx, cy, rx, ry), { tinta: lines(0.5) }))
