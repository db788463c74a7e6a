import type { InkName, Tone } from './inks'
import { tintOf } from './inks'
import { box, oval } from './path'

/** One exposure of a drawing: what up to three inks of it need, as the channels of a picture. */
export interface Exposure {
  /** The value of a `fill` or `stroke` for a tone on this exposure. */
  paint(tone: Tone): string
  /** A name that nothing else of this drawing has. */
  id(): string
  /** What pieces that print over others are exposed with; nothing when they are left out here. */
  readonly second: Exposure | undefined
}

/** A piece of a drawing; returns SVG, once for every exposure. */
export type Art = (exposure: Exposure) => string

/** What is exposed: how much of an ink lies there or how it is screened, in the first pass or over it. */
export type Aspect = 'amount' | 'screen' | 'overAmount' | 'overScreen'

const screenByte = { flat: 0, lines: 128, dots: 255 } as const

/** Starts an exposure of up to three inks. */
export function exposure(channels: readonly InkName[], aspect: Aspect): Exposure {
  let ids = 0
  const id = () => `p${(ids++).toString(36)}`
  const isAmount = aspect === 'amount' || aspect === 'overAmount'
  const paint = (tone: Tone) => {
    const bytes = [0, 1, 2].map((index) => {
      const ink = channels[index]
      const tint = tintOf(ink === undefined ? undefined : tone[ink])
      return isAmount ? Math.round(tint.amount * 255) : screenByte[tint.screen]
    })
    return `rgb(${bytes.join(',')})`
  }
  const pass = (second: Exposure | undefined): Exposure => ({ paint, id, second })
  if (aspect === 'amount' || aspect === 'screen') return pass(undefined)
  return { paint: () => '#000', id, second: pass(undefined) }
}

/** A filled shape. It knocks out what lies under it. */
export const shape =
  (path: string, tone: Tone): Art =>
  (e) =>
    `<path d="${path}" fill="${e.paint(tone)}"/>`

/** A shape whose tone goes from one to another in a direction (degrees, 0 is to the right). */
export const faded =
  (path: string, from: Tone, to: Tone, degrees = 90): Art =>
  (e) => {
    const name = e.id()
    return (
      `<linearGradient id="${name}" gradientTransform="rotate(${degrees} .5 .5)">` +
      `<stop stop-color="${e.paint(from)}"/><stop offset="1" stop-color="${e.paint(to)}"/>` +
      `</linearGradient><path d="${path}" fill="url(#${name})"/>`
    )
  }

/** A drawn line. */
export const stroke =
  (path: string, width: number, tone: Tone, cap: 'round' | 'butt' = 'round', dash = ''): Art =>
  (e) =>
    `<path d="${path}" fill="none" stroke="${e.paint(tone)}" stroke-width="${width}" ` +
    `stroke-linecap="${cap}" stroke-linejoin="round"${dash === '' ? '' : ` stroke-dasharray="${dash}"`}/>`

/** Several pieces, the last on top. */
export const group =
  (...pieces: readonly Art[]): Art =>
  (e) =>
    pieces.map((piece) => piece(e)).join('')

export const nothing: Art = () => ''

/** Puts a piece somewhere: moved, then turned (degrees), then scaled; `flip` mirrors it. */
export const at =
  (
    x: number,
    y: number,
    piece: Art,
    { scale = 1, turn = 0, flip = false }: { scale?: number; turn?: number; flip?: boolean } = {},
  ): Art =>
  (e) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${piece(e)}</g>`

/** Prints over what lies below instead of knocking it out, as a second pass of the press does. */
export const over =
  (...pieces: readonly Art[]): Art =>
  ({ second }) =>
    second === undefined ? '' : group(...pieces)(second)

/** Clips pieces to a path. */
export const inside =
  (path: string, ...pieces: readonly Art[]): Art =>
  (e) => {
    const name = e.id()
    return `<clipPath id="${name}"><path d="${path}"/></clipPath><g clip-path="url(#${name})">${group(...pieces)(e)}</g>`
  }

export const circle = (cx: number, cy: number, r: number, tone: Tone): Art =>
  shape(oval(cx, cy, r), tone)

export const ellipse = (cx: number, cy: number, rx: number, ry: number, tone: Tone): Art =>
  shape(oval(cx, cy, rx, ry), tone)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  tone: Tone,
  radius = 0,
): Art => shape(box(x, y, width, height, radius), tone)

interface Lettering {
  readonly size: number
  readonly tone: Tone
  /** Width of the letters in per cent, 50 to 150. */
  readonly width?: number
  readonly weight?: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly spacing?: number
}

/** A line of display letters; y is its baseline. */
export const letters =
  (
    x: number,
    y: number,
    words: string,
    { size, tone, width = 75, weight = 900, anchor = 'middle', spacing = -0.02 }: Lettering,
  ): Art =>
  (e) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" fill="${e.paint(tone)}" ` +
    `style="font-family:Anybody;font-weight:${weight};font-size:${size}px;font-stretch:${width}%;` +
    `letter-spacing:${spacing}em">${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`
