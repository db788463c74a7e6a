import { person } from '../../figures/person'
import { at, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { place, southernMap } from '../../props/map'
import { ground } from '../../props/nature'
import { serial, ticket } from '../../props/paper'

const scale = 25
const pin = (
  longitude: number,
  latitude: number,
  number: string,
  tone: typeof bare,
  turn: number,
) => {
  const [x, y] = place(longitude, latitude, scale)
  return at(600 + x, 400 + y, ticket({ tone, number, width: 140 }), { turn })
}

/** Three people pin raffle numbers on a large map of the south of America. */
export const investorsMap: Drawing = {
  width: 1200,
  height: 1000,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 8,
  art: group(
    ground(black),
    rect(170, 60, 860, 1000, bare),
    at(
      600,
      400,
      southernMap(
        scale,
        {
          argentina: yellow,
          tierraDelFuego: yellow,
          malvinas: yellow,
          uruguay: orange,
          paraguay: green,
          brazil: { verde: 0.35 },
        },
        { tinta: 0.16 },
        bare,
      ),
    ),
    over(rect(170, 60, 60, 1000, { tinta: dots(0.2) })),
    stroke('M170 60H1030V1060H170Z', 8, orange),
    shape('M152 42h60v60h-60zM988 42h60v60h-60z', orange),
    pin(-64.5, -30.5, serial('map 1'), bare, -8),
    pin(-56, -32.6, serial('map 2'), yellow, 6),
    pin(-58.5, -22.8, serial('map 3'), orange, -5),
    pin(-49, -21, '29', bare, 9),
    pin(-66.6, -40.5, '311', bare, 7),
    at(
      220,
      640,
      person({
        head: {
          skin: 'noche',
          hair: 'shaved',
          face: 'long',
          look: 0.8,
          mouth: 'smile',
          extras: ['roundGlasses'],
          nose: 'broad',
        },
        top: { tone: green, sleeves: 'long', collar: 'turtle', sleeveTone: { verde: 1 } },
        waist: 480,
        tilt: 4,
        left: { elbow: [-120, 140], hand: [-50, 200] },
        right: {
          elbow: [150, 20],
          hand: [210, -86],
          does: 'hold',
          turn: -50,
          item: at(16, -24, ticket({ tone: yellow, number: '118', width: 120 }), { turn: -6 }),
        },
      }),
      { scale: 1.42 },
    ),
    at(
      990,
      620,
      person({
        head: {
          skin: 'durazno',
          hair: 'bob',
          hairTone: { tinta: 0.3 },
          look: -0.7,
          mouth: 'grin',
          extras: ['wrinkles', 'earrings'],
        },
        top: { tone: bare, sleeves: 'long', collar: 'v', over: 'jacket', overTone: orange },
        waist: 480,
        tilt: -6,
        left: { elbow: [-140, 40], hand: [-206, -30], does: 'point', turn: 200 },
        right: { elbow: [120, 150], hand: [60, 214], does: 'fist' },
      }),
      { scale: 1.42 },
    ),
    at(
      660,
      910,
      person({
        head: {
          skin: 'canela',
          hair: 'curly',
          face: 'long',
          look: -0.3,
          mouth: 'smile',
          extras: ['hoops'],
        },
        top: { tone: bare, sleeves: 'long', collar: 'v', over: 'jacket', overTone: yellow },
        waist: 420,
        left: {
          elbow: [-132, 20],
          hand: [-120, -130],
          does: 'hold',
          turn: -84,
          item: at(0, -30, ticket({ tone: orange, number: '2025', ink: bare, width: 130 }), {
            turn: -5,
          }),
        },
        right: { elbow: [124, 110], hand: [80, 190] },
      }),
      { scale: 1.42 },
    ),
  ),
}
