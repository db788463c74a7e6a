import { hand } from '../../figures/hand'
import { person, type Person } from '../../figures/person'
import { at, group, letters } from '../../press/art'
import { bare, black, blue, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { backWater, carton } from '../../props/waterline'

const word = (tone: typeof bare) => (text: string) =>
  letters(0, 0, text, { size: 64, tone, width: 84 })

const people: readonly (Person & { readonly x: number })[] = [
  {
    x: 190,
    head: { skin: 'trigo', hair: 'ponytail', hatTone: orange, look: 0.6, mouth: 'calm', brows: 'worried', extras: ['earrings'] },
    top: { tone: orange, sleeves: 'short' },
    tilt: 5,
    left: { elbow: [-60, 150], hand: [58, 204], turn: 0 },
    right: { elbow: [126, 110], hand: [120, 176] },
  },
  {
    x: 610,
    head: { skin: 'noche', hair: 'shaved', look: -0.5, mouth: 'calm', brows: 'thick', extras: ['beard'] },
    top: { tone: blue, sleeves: 'short', pattern: 'stripes', patternTone: bare },
    build: 1.14,
    tilt: -4,
    left: { elbow: [-110, 120], hand: [-60, 180], turn: 180 },
    right: { elbow: [130, 110], hand: [57, 200], turn: 0 },
  },
  {
    x: 1030,
    head: {
      skin: 'clara',
      hair: 'fringe',
      hairTone: { naranja: 0.9, tinta: 0.4 },
      look: -0.6,
      mouth: 'smile',
      eyes: 'tired',
      extras: ['glasses'],
    },
    top: { tone: black, sleeves: 'short', over: 'overalls', overTone: orange },
    tilt: -5,
    left: { elbow: [-120, 110], hand: [-68, 184], turn: 180 },
    right: { elbow: [136, 100], hand: [42, 214], turn: 0 },
  },
]

/** The hands on the sides of the boxes, clear of the words. */
const hands = [
  [258, 668, 'trigo', 0],
  [574, 640, 'noche', 180],
  [674, 660, 'noche', 0],
  [990, 640, 'clara', 180],
  [1078, 680, 'clara', 0],
] as const

/** Three neighbours pass boxes from hand to hand, one for each locality. */
export const chain: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    backWater(1400, 600),
    ...people.map(({ x, ...spec }) => at(x, 400, person({ ...spec, waist: 460 }), { scale: 1.3 })),
    at(400, 640, carton('BAHÍA', bare, orange, word(blue)), { turn: -3 }),
    at(820, 640, carton('WHITE', orange, bare, word(bare)), { turn: 3 }),
    at(1220, 660, carton('CERRI', blue, bare, word(bare)), { turn: -2 }),
    ...hands.map(([x, y, skin, turn]) => at(x, y, hand('grip', skin, turn), { scale: 1.3 })),
  ),
}
