import { person } from '../../figures/person'
import { at, circle, group, inside, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, orange } from '../../press/inks'
import { random } from '../../press/random'
import type { Drawing } from '../../press/print'
import { cloud, ground, sun } from '../../props/nature'

function brickWall(x: number, y: number, columns: number, rows: number, missing: number) {
  const rng = random('bricks')
  const bricks = []
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (row === rows - 1 && column >= columns - missing) continue
      const left = x + column * 92 + (row % 2) * 46
      const tone = rng.pick([
        orange,
        orange,
        orange,
        { naranja: 0.72 },
        { naranja: 1, tinta: 0.22 },
      ])
      bricks.push(rect(left, y - row * 46, 86, 40, tone))
    }
  }
  return group(...bricks)
}

const trowel = group(
  rect(-6, -30, 12, 50, black, 5),
  shape('M-26 -34L26 -34L0 -104Z', { tinta: 0.35 }),
)
const brick = rect(-46, -24, 92, 48, orange, 3)

const barrow = group(
  stroke('M-150 -30L40 60L120 60M-150 -30', 14, black),
  shape('M-70 -90H160L110 20H-10Z', blue),
  shape('M-56 -92C-30 -150 20 -118 40 -140C70 -170 110 -120 146 -92Z', { tinta: 0.3 }),
  stroke('M-20 24L-40 96', 13, black),
  circle(120, 70, 36, black),
  circle(120, 70, 13, bare),
)

/** Two bricklayers put up the wall of a house after the flood. */
export const rebuilding: Drawing = {
  width: 1200,
  height: 900,
  inks: ['naranja', 'celeste', 'tinta'],
  art: group(
    ground({ celeste: 1 }),
    at(1010, 160, sun(86, bare, 14)),
    at(200, 120, cloud(bare)),
    shape('M-40 420L180 330L420 420V960H-40Z', { celeste: 1, tinta: 0.35 }),
    shape('M760 440L960 350L1160 440V960H760Z', { celeste: 1, tinta: 0.35 }),
    rect(900, 520, 100, 100, { celeste: 0.4 }),
    rect(90, 500, 90, 90, { celeste: 0.4 }),
    rect(-40, 780, 1300, 180, { naranja: 0.32 }),
    stroke('M700 960V180M1010 960V180M680 470H1040M680 210H1040', 15, black, 'butt'),
    at(
      340,
      330,
      person({
        head: {
          skin: 'cacao',
          hair: 'gorra',
          hatTone: orange,
          look: 0.6,
          mouth: 'grin',
          extras: ['moustache'],
        },
        top: { tone: bare, sleeves: 'short', collar: 'v' },
        build: 1.12,
        tilt: 8,
        left: {
          elbow: [-130, 110],
          hand: [-110, 190],
          does: 'grip',
          turn: 60,
          item: at(-10, 4, trowel, { turn: 120 }),
        },
        right: {
          elbow: [138, 90],
          hand: [190, 22],
          does: 'hold',
          turn: -30,
          item: at(6, -22, brick),
        },
      }),
      { scale: 1.46 },
    ),
    at(
      850,
      360,
      person({
        head: {
          skin: 'durazno',
          hair: 'kerchief',
          hatTone: orange,
          look: -0.5,
          mouth: 'smile',
          eyes: 'down',
        },
        top: { tone: { celeste: 0.35 }, sleeves: 'long', over: 'overalls', overTone: black },
        tilt: -10,
        left: {
          elbow: [-128, 120],
          hand: [-150, 208],
          does: 'grip',
          turn: 110,
          item: at(4, 26, trowel, { turn: 200 }),
        },
        right: { elbow: [124, 120], hand: [60, 200], does: 'mitt', turn: 160 },
      }),
      { scale: 1.36 },
    ),
    brickWall(60, 810, 11, 5, 6),
    stroke('M700 656h240', 12, { tinta: 0.3 }),
    inside('M-40 580H1260V960H-40Z', over(rect(60, 590, 210, 330, { tinta: dots(0.3) }))),
    rect(-40, 856, 1300, 100, { tinta: 0.82 }),
    at(1010, 770, barrow, { scale: 1.1 }),
  ),
}
