import { person } from '../../figures/person'
import { at, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, lines, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rain } from '../../props/nature'
import { backWater, ripple } from '../../props/waterline'

const roof = 'M760 620L1040 400H1340L1480 520V620Z'

const tiles = [430, 470, 510, 550, 590].map((y) => `M700 ${y}H1500`).join('')

const boat = group(
  shape('M-330 -60H330L250 130H-270Z', orange),
  over(shape('M-330 -60H330L312 -20H-312Z', { tinta: lines(0.5) })),
  stroke('M-344 -62H344', 20, black),
  letters(-10, 66, 'RESCATE', { size: 84, tone: bare, width: 96 }),
)

/** A rescuer in a boat reaches out to a woman on the roof of her house. */
export const rescue: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    backWater(1400, 560),
    rain(1400, 520, { celeste: 0.7 }, 'roof', 60),
    rect(820, 600, 700, 340, { naranja: 0.3 }),
    over(rect(820, 600, 180, 340, { tinta: dots(0.3) })),
    rect(1080, 650, 150, 110, black),
    stroke('M1080 650H1230V760H1080ZM1155 650V760', 10, bare),
    shape(roof, blue),
    inside(roof, stroke(tiles, 7, { celeste: 1, tinta: 0.4 }), over(rect(700, 380, 260, 260, { tinta: dots(0.3) }))),
    stroke(roof, 9, black),
    rect(1270, 330, 80, 120, orange),
    stroke('M1258 330H1362', 16, black),
    at(
      1110,
      300,
      person({
        head: {
          skin: 'durazno',
          hair: 'bun',
          hairTone: { tinta: 0.3 },
          look: -0.6,
          mouth: 'smile',
          eyes: 'tired',
          brows: 'worried',
          extras: ['wrinkles', 'earrings'],
        },
        top: { tone: orange, sleeves: 'long', pattern: 'dots', patternTone: bare },
        tilt: -6,
        waist: 190,
        left: { elbow: [-130, 60], hand: [-226, 92], does: 'open', turn: 160 },
        right: { elbow: [110, 110], hand: [60, 176] },
        legs: {
          tone: black,
          shoes: { naranja: 0.9, tinta: 0.3 },
          left: [
            [-120, 210],
            [-170, 300],
          ],
          right: [
            [-30, 230],
            [-70, 320],
          ],
        },
      }),
      { scale: 1.05 },
    ),
    backWater(1400, 790, { celeste: 0.55 }),
    at(
      520,
      440,
      person({
        head: {
          skin: 'canela',
          hair: 'helmet',
          hatTone: orange,
          look: 0.6,
          mouth: 'calm',
          brows: 'thick',
        },
        top: { tone: black, sleeves: 'long', over: 'vest', overTone: orange },
        waist: 260,
        tilt: 6,
        build: 1.08,
        left: { elbow: [-120, 120], hand: [-60, 200], does: 'grip', turn: 60 },
        right: { elbow: [136, 10], hand: [236, -36], does: 'open', turn: -22 },
      }),
      { scale: 1.26 },
    ),
    stroke('M420 560L250 860', 16, black),
    at(520, 650, boat),
    at(380, 770, ripple(180)),
    at(700, 776, ripple(180)),
    at(1120, 850, ripple(200)),
  ),
}
