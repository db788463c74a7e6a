import { group, letters, rect, shape, stroke, type Art } from '../press/art'
import { bare, black, type Tone } from '../press/inks'
import { box } from '../press/path'
import { random } from '../press/random'

/** The outline of a raffle ticket around 0: notches at mid-height on both ends. */
export function ticketPath(width: number, height: number, notch = height * 0.13): string {
  const [x, y] = [-width / 2, -height / 2]
  const side = height / 2 - notch
  return (
    `M${x} ${y}h${width}v${side}a${notch} ${notch} 0 0 0 0 ${2 * notch}v${side}` +
    `h${-width}v${-side}a${notch} ${notch} 0 0 0 0 ${-2 * notch}Z`
  )
}

/**
 * The five digits of a ticket; every drawing has its own.
 * @param drawing the drawing's name, with a count when it shows several tickets
 */
export const serial = (drawing: string): string =>
  String(Math.floor(random(drawing).between(1000, 99_000))).padStart(5, '0')

interface Ticket {
  readonly tone: Tone
  readonly ink?: Tone
  readonly number: string
  readonly title?: string
  readonly width?: number
}

/** A raffle ticket around 0, 200 wide by default, with its perforation and its number. */
export function ticket({ tone, ink = black, number, title, width = 200 }: Ticket): Art {
  const k = width / 200
  const size = (value: number) => Math.round(value * k)
  return group(
    shape(ticketPath(width, size(100)), tone),
    stroke(`M${size(34)} ${size(-42)}V${size(42)}`, 3.5 * k, ink, 'butt', `${size(8)} ${size(6)}`),
    letters(size(-34), title === undefined ? size(16) : size(30), number, {
      size: size(title === undefined ? 46 : 40),
      tone: ink,
      width: 62,
    }),
    title === undefined
      ? stroke(`M${size(-84)} ${size(-28)}h${size(70)}`, 6 * k, ink)
      : letters(size(-34), size(-14), title, { size: size(24), tone: ink, width: 100 }),
    stroke(
      `M${size(50)} ${size(-22)}h${size(30)}M${size(50)} ${size(-4)}h${size(30)}M${size(50)} ${size(14)}h${size(20)}`,
      5 * k,
      ink,
    ),
  )
}

/** A small strip of tickets, one beside the other, as they are torn from the book. */
export const strip = (tones: readonly Tone[], numbers: readonly string[], ink: Tone = black): Art =>
  group(
    ...tones.map((tone, i) =>
      group(
        rect(i * 84 - (tones.length * 84) / 2, -32, 84, 64, tone),
        letters(i * 84 - (tones.length * 84) / 2 + 42, 15, numbers[i] ?? '', {
          size: 38,
          tone: ink,
          width: 60,
        }),
        stroke(`M${(i + 1) * 84 - (tones.length * 84) / 2} -30V30`, 3, ink, 'butt', '6 5'),
      ),
    ),
  )

/** A square that reads as a QR code; `size` is its side, around 0. */
export function qr(size: number, ink: Tone = black, ground: Tone = bare): Art {
  const cells = 21
  const unit = size / (cells + 4)
  const rng = random('qr')
  const start = -size / 2 + 2 * unit
  const corner = (column: number, row: number) =>
    group(
      rect(start + column * unit, start + row * unit, 7 * unit, 7 * unit, ink),
      rect(start + (column + 1) * unit, start + (row + 1) * unit, 5 * unit, 5 * unit, ground),
      rect(start + (column + 2) * unit, start + (row + 2) * unit, 3 * unit, 3 * unit, ink),
    )
  const inCorner = (column: number, row: number) =>
    (column < 8 && row < 8) || (column > 12 && row < 8) || (column < 8 && row > 12)
  let path = ''
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      if (rng.between(0, 1) > 0.5 && !inCorner(column, row)) {
        path += box(start + column * unit, start + row * unit, unit * 1.04, unit * 1.04)
      }
    }
  }
  return group(
    rect(-size / 2, -size / 2, size, size, ground),
    shape(path, ink),
    corner(0, 0),
    corner(14, 0),
    corner(0, 14),
  )
}

/** A closed book lying down, its spine to us; 0 is the middle of its foot. */
export const bookSpine = (width: number, height: number, tone: Tone, band: Tone = bare): Art =>
  group(
    rect(-width / 2, -height, width, height, tone, 4),
    rect(-width / 2 + width * 0.1, -height, width * 0.07, height, band),
    rect(width / 2 - width * 0.17, -height, width * 0.07, height, band),
  )

/** An open book seen from its cover, 0 in the middle of the spine. */
export const openBook = (width: number, tone: Tone, mark: string): Art => {
  const w = width / 2
  return group(
    shape(
      `M0 ${w * 0.1}L${-w * 0.94} ${-w * 0.06}V${w * 0.94}L0 ${w * 1.06}L${w * 0.94} ${w * 0.94}V${-w * 0.06}Z`,
      bare,
    ),
    shape(`M0 ${w * 0.18}L${-w} 0V${w}L0 ${w * 1.18}L${w} ${w}V0Z`, tone),
    stroke(`M0 ${w * 0.18}V${w * 1.18}`, 5, black),
    letters(-w / 2, w * 0.74, mark, { size: w * 0.4, tone: bare, width: 70 }),
    stroke(
      `M${w * 0.25} ${w * 0.42}L${w * 0.78} ${w * 0.32}M${w * 0.25} ${w * 0.62}L${w * 0.6} ${w * 0.55}`,
      6,
      bare,
    ),
  )
}
