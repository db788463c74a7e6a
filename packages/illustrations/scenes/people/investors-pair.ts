import { person } from '../../figures/person'
import { at, circle, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { serial, ticket } from '../../props/paper'
import { phone } from '../../props/phone'

/** A woman shows on her phone how a campaign grows; an older man listens. */
export const investorsPair: Drawing = {
  width: 1200,
  height: 1000,
  inks: ['amarillo', 'naranja', 'tinta'],
  cell: 8,
  art: group(
    ground(black),
    circle(620, 520, 440, yellow),
    over(shape('M180 520A440 440 0 0 0 1060 520V1000H180Z', { naranja: dots(0.34) })),
    ...[0, 1, 2, 3, 4].map((i) =>
      rect(
        250 + i * 160,
        800 - i * 130,
        110,
        400 + i * 130,
        i === 4 ? orange : { naranja: 0.5, amarillo: 1 },
      ),
    ),
    at(170, 190, ticket({ tone: orange, number: serial('pair 1'), ink: bare, width: 210 }), { turn: -12 }),
    at(1040, 150, ticket({ tone: bare, number: serial('pair 2'), width: 210 }), { turn: 10 }),
    at(
      930,
      460,
      person({
        head: {
          skin: 'clara',
          hair: 'bald',
          hairTone: { tinta: 0.3 },
          face: 'square',
          look: -0.7,
          mouth: 'smile',
          brows: 'raised',
          extras: ['glasses', 'wrinkles'],
        },
        top: {
          tone: bare,
          sleeves: 'long',
          collar: 'shirt',
          over: 'jacket',
          overTone: { tinta: 0.55 },
        },
        build: 1.14,
        waist: 460,
        tilt: -7,
        left: { elbow: [-120, 170], hand: [-30, 170], does: 'mitt', turn: 0 },
        right: { elbow: [136, 150], hand: [40, 60], does: 'fist', turn: 235 },
      }),
      { scale: 1.5 },
    ),
    at(
      350,
      470,
      person({
        head: {
          skin: 'cacao',
          hair: 'afro',
          look: 0.5,
          mouth: 'grin',
          extras: ['earrings', 'lipstick'],
        },
        top: { tone: bare, sleeves: 'long', collar: 'v', over: 'jacket', overTone: orange },
        waist: 460,
        tilt: 5,
        left: { elbow: [-122, 140], hand: [-50, 210], does: 'fist', turn: 20 },
        right: {
          elbow: [150, 110],
          hand: [192, 6],
          does: 'hold',
          turn: -74,
          item: at(4, -70, phone('bars', { accent: orange, second: yellow }), {
            turn: 6,
            scale: 1.1,
          }),
        },
      }),
      { scale: 1.56 },
    ),
    stroke('M720 180l30 -50M764 214l54 -30M690 150l4 -58', 10, bare),
  ),
}
