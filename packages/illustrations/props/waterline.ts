import { at, group, rect, shape, stroke, type Art } from '../press/art'
import { bare, black, type Tone } from '../press/inks'

const rows = [
  [0, 300, 9],
  [30, 170, 14],
  [66, 360, 18],
  [112, 90, 26],
  [166, 200, 34],
  [230, 40, 44],
  [300, 120, 60],
] as const

/**
 * Water behind people who stand in it. Its left ends are open, so that the drawing has no edge on
 * the paper of a page; the page's own stripes cover its lower part.
 */
export const backWater = (width: number, top: number, tone: Tone = { celeste: 0.36 }): Art =>
  group(
    ...rows.map(([y, start, thickness]) =>
      stroke(`M${start} ${top + y}H${width + 60}`, thickness, tone),
    ),
  )

/** A ring of ripples around someone who wades; 0 is the middle. */
export const ripple = (half: number, tone: Tone = { celeste: 1 }): Art =>
  stroke(
    `M${-half} 0q${half / 3} -16 ${(half * 2) / 3} 0t${(half * 2) / 3} 0t${(half * 2) / 3} 0` +
      `M${-half * 0.7} 26q${half / 4} -12 ${half / 2} 0t${half / 2} 0`,
    8,
    tone,
  )

/** A cardboard box around 0 with a word on it. */
export const carton = (word: string, tone: Tone, ink: Tone, lettering: (word: string) => Art): Art =>
  group(
    rect(-130, -90, 260, 180, tone),
    shape('M-130 -90L-96 -124H164L130 -90Z', bare),
    shape('M130 -90L164 -124V56L130 90Z', { tinta: 0.45 }),
    stroke('M-130 -90H130V90H-130ZM-130 -90L-96 -124H164L130 -90M164 -124V56L130 90', 7, black),
    rect(-26, -90, 52, 46, ink),
    at(0, 50, lettering(word)),
  )
