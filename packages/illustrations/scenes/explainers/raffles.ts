import { person } from '../../figures/person'
import { at, group, rect } from '../../press/art'
import { bare, black, green, orange, yellow } from '../../press/inks'
import { polar } from '../../press/path'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'
import { ball, raffleDrum } from '../../props/prizes'
import { serial, ticket } from '../../props/paper'

const tones = [orange, yellow, green]
const balls = group(
  ...['12', '48', '07', '93', '31', '60', '85'].map((number, i) => {
    const [x, y] = polar([0, 60], i * 51 + 20, i === 0 ? 0 : 96)
    return at(Math.round(x), Math.round(y), ball(number, tones[i % 3] ?? orange, 48))
  }),
)

const flying = [
  [120, 110, -18, orange, serial('raffles 1')],
  [330, 70, 9, green, serial('raffles 2')],
  [880, 100, 14, orange, serial('raffles 3')],
  [110, 300, 12, bare, '311'],
  [930, 330, -10, green, '29'],
] as const

/** A woman takes a number out of the drum while stubs fly. */
export const raffles: Drawing = {
  width: 1000,
  height: 800,
  inks: ['amarillo', 'naranja', 'verde', 'tinta'],
  art: group(
    ground(yellow),
    rays(420, 420, 1000, 20, { amarillo: 0.6 }, 2),
    ...flying.map(([x, y, turn, tone, number]) =>
      at(x, y, ticket({ tone, number, ink: tone === bare ? black : bare, width: 180 }), { turn }),
    ),
    at(350, 430, raffleDrum({ naranja: 0.22 }, balls), { scale: 1.06 }),
    at(
      730,
      420,
      person({
        head: {
          skin: 'noche',
          hair: 'afro',
          look: -0.4,
          mouth: 'grin',
          eyes: 'happy',
          extras: ['hoops'],
        },
        top: { tone: orange, sleeves: 'long', pattern: 'dots' },
        waist: 340,
        tilt: -8,
        left: { elbow: [-138, 70], hand: [-186, 96], does: 'grip', turn: 180 },
        right: {
          elbow: [128, -10],
          hand: [84, -150],
          does: 'hold',
          turn: -90,
          item: at(0, -44, ball('27', green, 52)),
        },
      }),
      { scale: 1.34 },
    ),
    rect(-40, 770, 1100, 80, black),
  ),
}
