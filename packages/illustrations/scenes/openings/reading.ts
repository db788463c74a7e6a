import { person } from '../../figures/person'
import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { bookSpine } from '../../props/paper'

const guide = group(
  shape('M-300 -130L-100 -170V150L-300 190Z', bare),
  shape('M-100 -170L100 -130V190L-100 150Z', orange),
  shape('M100 -130L300 -170V150L100 190Z', bare),
  over(shape('M-300 -130L-240 -142V178L-300 190Z', { tinta: dots(0.25) })),
  stroke('M-300 -130L-100 -170L100 -130L300 -170V150L100 190L-100 150L-300 190ZM-100 -170V150M100 -130V190', 8, black),
  letters(0, 50, '5', { size: 200, tone: bare, width: 55 }),
  stroke('M-260 -80L-150 -102M-260 -30L-150 -52M-260 20L-190 6M-260 70L-150 48', 14, black),
  stroke('M150 -92L260 -114M150 -42L220 -56', 14, black),
  rect(150, 10, 100, 90, blue),
)

const spines = [
  [300, 64, orange],
  [340, 56, bare],
  [280, 70, black],
  [320, 60, orange],
  [300, 52, bare],
] as const

/** A grandfather with a mate reads a guide between piles of books. */
export const reading: Drawing = {
  width: 1250,
  height: 1000,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(blue),
    over(rect(-40, -40, 1400, 420, { tinta: dots(0.2) })),
    circle(640, 420, 360, { naranja: 0.34 }),
    at(
      630,
      470,
      person({
        head: {
          skin: 'trigo',
          hair: 'boina',
          hairTone: { tinta: 0.3 },
          hatTone: orange,
          look: 0.1,
          eyes: 'down',
          mouth: 'smile',
          extras: ['roundGlasses', 'moustache', 'wrinkles'],
        },
        top: { tone: bare, sleeves: 'long', over: 'vest', overTone: black, collar: 'shirt' },
        build: 1.08,
        waist: 460,
        tilt: 5,
        left: { elbow: [-150, 130], hand: [-186, 190], does: 'grip', turn: 100 },
        right: { elbow: [150, 130], hand: [186, 190], does: 'grip', turn: 80 },
      }),
      { scale: 1.46 },
    ),
    at(630, 790, guide, { scale: 1.06 }),
    ...spines.map(([width, height, tone], i) => {
      const top = 980 - spines.slice(0, i).reduce((sum, [, h]) => sum + h, 0)
      return at(130 + (i % 2) * 22, top, bookSpine(width, height, tone, tone === bare ? orange : bare))
    }),
    ...spines.slice(1).map(([width, height, tone], i) => {
      const top = 980 - spines.slice(1, i + 1).reduce((sum, [, h]) => sum + h, 0)
      return at(1130 - (i % 2) * 26, top, bookSpine(width, height, tone, tone === bare ? blue : bare))
    }),
    rect(-40, 980, 1400, 60, black),
  ),
}
