import {
  at,
  circle,
  ellipse,
  group,
  inside,
  over,
  rect,
  shape,
  stroke,
  type Art,
} from '../press/art'
import { bare, black, dots, type Tone } from '../press/inks'
import { blob } from '../press/path'

/** An electric guitar around the middle of its body, its neck to the right. */
export const guitar = (tone: Tone): Art => {
  const body = blob(
    [-96, -10],
    [-70, -62],
    [-20, -44],
    [30, -66],
    [56, -22],
    [46, 30],
    [10, 40],
    [-30, 44],
    [-80, 62],
  )
  return group(
    rect(30, -13, 230, 24, black, 3),
    shape('M256 -20L306 -28L312 8L258 18Z', black),
    shape(body, tone),
    inside(body, over(shape('M-110 10H60V70H-110Z', { tinta: dots(0.35) }))),
    shape('M-44 -22L30 -30L24 22L-36 20Z', bare),
    rect(-26, -18, 11, 34, black, 3),
    rect(4, -20, 11, 36, black, 3),
    stroke('M-60 -4H300M-60 4H300', 2, bare),
    circle(-66, 28, 7, bare),
    circle(-44, 34, 7, bare),
  )
}

/** A drum seen from the front, around 0. */
export const bassDrum = (radius: number, shell: Tone, mark: Art): Art =>
  group(
    circle(0, 0, radius, black),
    circle(0, 0, radius * 0.92, shell),
    circle(0, 0, radius * 0.8, bare),
    mark,
    stroke(
      [0, 60, 120, 180, 240, 300]
        .map(
          (a) =>
            `M${Math.round(Math.cos((a * Math.PI) / 180) * radius * 0.84)} ${Math.round(Math.sin((a * Math.PI) / 180) * radius * 0.84)}L${Math.round(Math.cos((a * Math.PI) / 180) * radius * 1.02)} ${Math.round(Math.sin((a * Math.PI) / 180) * radius * 1.02)}`,
        )
        .join(''),
      10,
      black,
    ),
  )

/** A smaller drum seen a little from above. */
export const tomDrum = (width: number, tone: Tone): Art =>
  group(
    shape(
      `M${-width / 2} 0V${width * 0.5}A${width / 2} ${width * 0.14} 0 0 0 ${width / 2} ${width * 0.5}V0Z`,
      tone,
    ),
    ellipse(0, 0, width / 2, width * 0.15, bare),
    stroke(
      `M${-width / 2} 0A${width / 2} ${width * 0.15} 0 1 0 ${width / 2} 0A${width / 2} ${width * 0.15} 0 1 0 ${-width / 2} 0`,
      6,
      black,
    ),
  )

/** A cymbal on its stand; 0 is its middle. */
export const cymbal = (width: number, tone: Tone, height = 260): Art =>
  group(
    stroke(`M0 0V${height}`, 8, black),
    at(
      0,
      0,
      group(
        ellipse(0, 0, width / 2, width * 0.09, tone),
        ellipse(0, -6, width * 0.12, width * 0.05, black),
      ),
      { turn: -8 },
    ),
  )

/** A microphone on its stand; 0 is its head. */
export const microphone = (height: number): Art =>
  group(
    stroke(`M0 20V${height}`, 9, black),
    shape('M-14 16L-9 66H9L14 16Z', black),
    circle(0, 0, 25, black),
    stroke('M-14 -10L10 14M-4 -18L18 4M-18 4L2 20', 3, bare),
  )
