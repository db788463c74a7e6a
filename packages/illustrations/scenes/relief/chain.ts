import { person, type Person } from '../../figures/person'
import { at, group, letters, stroke } from '../../press/art'
import { bare, black, blue, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { backWater, carton } from '../../props/waterline'

const word = (tone: typeof bare) => (text: string) =>
  letters(0, 0, text, { size: 78, tone, width: 84 })

const people: readonly (Person & { readonly x: number })[] = [
  {
    x: 190,
    head: { skin: 'trigo', hair: 'ponytail', hatTone: orange, look: 0.6, mouth: 'smile', extras: ['earrings'] },
    top: { tone: orange, sleeves: 'short' },
    tilt: 5,
    left: { elbow: [-60, 150], hand: [96, 196], does: 'grip', turn: 20 },
    right: { elbow: [126, 110], hand: [120, 176], does: 'grip', turn: 10 },
  },
  {
    x: 610,
    head: { skin: 'noche', hair: 'shaved', look: -0.5, mouth: 'grin', extras: ['beard'] },
    top: { tone: blue, sleeves: 'short', pattern: 'stripes', patternTone: bare },
    build: 1.14,
    tilt: -4,
    left: { elbow: [-126, 110], hand: [-126, 186], does: 'grip', turn: 180 },
    right: { elbow: [130, 110], hand: [126, 186], does: 'grip', turn: 0 },
  },
  {
    x: 1030,
    head: {
      skin: 'clara',
      hair: 'fringe',
      hairTone: { naranja: 0.9, tinta: 0.4 },
      look: -0.6,
      mouth: 'smile',
      extras: ['glasses'],
    },
    top: { tone: black, sleeves: 'short', over: 'overalls', overTone: orange },
    tilt: -5,
    left: { elbow: [-126, 110], hand: [-120, 186], does: 'grip', turn: 180 },
    right: { elbow: [136, 100], hand: [150, 190], does: 'grip', turn: 30 },
  },
]

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
    stroke('M322 690h56M478 690h-40M742 690h56M898 690h-40', 34, { naranja: 0.44, tinta: 0.12 }),
  ),
}
