import { at, circle, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, green, lines, orange, yellow } from '../../press/inks'
import { polar } from '../../press/path'
import type { Drawing } from '../../press/print'
import { guitar } from '../../props/music'
import { ground, rays } from '../../props/nature'
import { ball, basket, cake, raffleDrum } from '../../props/prizes'
import { football } from '../../props/sport'
import { ticket } from '../../props/paper'

const size = { width: 900, height: 900 }

const eyePath = 'M-190 0C-110 -110 110 -110 190 0C110 110 -110 110 -190 0Z'
const eye = group(
  shape(eyePath, bare),
  inside(
    eyePath,
    circle(0, -4, 84, orange),
    circle(0, -4, 44, black),
    circle(22, -28, 16, bare),
    over(rect(-200, -120, 400, 60, { tinta: dots(0.4) })),
  ),
  stroke(eyePath, 15, black),
  stroke(
    'M-170 -70L-206 -116M-90 -110L-108 -166M0 -124V-184M90 -110L108 -166M170 -70L206 -116',
    15,
    black,
  ),
)

const tones = [orange, blue, { naranja: 0.4 }]
const balls = group(
  ...['12', '48', '07', '93', '31', '60', '85', '19'].map((number, i) => {
    const [x, y] = polar([0, 50], i * 51 + 20, i === 0 ? 0 : 100)
    return at(Math.round(x), Math.round(y), ball(number, tones[i % 3] ?? orange, 46))
  }),
)

/** A see-through raffle drum, and an eye that watches the draw. */
export const openDraw: Drawing = {
  ...size,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground(blue),
    rays(450, 180, 1100, 16, { celeste: 0.72 }, 5),
    at(450, 510, raffleDrum(bare, balls), { scale: 1.06 }),
    at(450, 190, eye, { scale: 0.94 }),
    at(140, 780, ball('27', orange, 66)),
  ),
}

const coin = (tone: typeof yellow, mark: string) =>
  group(
    circle(0, 0, 58, tone),
    stroke('M-46 0a46 46 0 1 0 92 0a46 46 0 1 0 -92 0Z', 5, black),
    letters(0, 24, mark, { size: 66, tone: black, width: 80 }),
  )

const note = (tone: typeof green) =>
  group(
    rect(-120, -60, 240, 120, tone, 4),
    stroke('M-104 -44H104V44H-104Z', 5, bare),
    circle(0, 0, 30, bare),
    letters(0, 15, '$', { size: 42, tone: black, width: 80 }),
  )

/** Coins and notes fall into a money box in the shape of a house. */
export const collectFunds: Drawing = {
  ...size,
  inks: ['amarillo', 'naranja', 'verde', 'tinta'],
  art: group(
    ground({ naranja: 0.26 }),
    rect(-40, 740, 1000, 220, { naranja: 0.85 }),
    at(300, 120, note(green), { turn: -16 }),
    at(640, 110, note(green), { turn: 14 }),
    at(450, 90, coin(yellow, '$'), { turn: -8 }),
    at(240, 260, coin(yellow, '$'), { turn: 10 }),
    at(470, 230, note({ verde: 0.6 }), { turn: 78 }),
    at(660, 270, coin(yellow, '$'), { turn: -12 }),
    shape('M190 830V470L450 300L710 470V830Z', orange),
    inside(
      'M190 830V470L450 300L710 470V830Z',
      over(rect(180, 300, 120, 560, { tinta: dots(0.42) })),
    ),
    shape('M130 500L450 276L770 500L736 546L450 346L164 546Z', black),
    rect(360, 318, 180, 26, bare, 10),
    rect(390, 620, 120, 210, black),
    circle(488, 726, 9, bare),
    rect(240, 590, 100, 100, bare),
    stroke('M240 590H340V690H240ZM290 590V690M240 640H340', 8, black),
    rect(560, 590, 100, 100, bare),
    stroke('M560 590H660V690H560ZM610 590V690M560 640H660', 8, black),
    letters(450, 560, 'NUESTRO CLUB', { size: 50, tone: bare, width: 84 }),
    at(150, 800, coin(yellow, '$')),
    at(760, 806, coin(yellow, '$')),
    stroke('M-40 834H960', 10, black),
  ),
}

/** Prizes on a table of the fair: a cake, a football, a guitar and a basket. */
export const prizeTable: Drawing = {
  ...size,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground(green),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
      shape(`M${i * 112 - 50} -40h112v150l-56 66l-56 -66Z`, i % 2 === 0 ? orange : bare),
    ),
    over(rect(-40, -40, 1000, 110, { tinta: dots(0.35) })),
    at(748, 452, guitar(orange), { turn: -76, scale: 1.1 }),
    at(250, 640, cake(bare, orange), { scale: 1.04 }),
    at(590, 640, basket({ naranja: 0.45 }), { scale: 0.98 }),
    rect(-40, 640, 1000, 300, bare),
    stroke(
      Array.from({ length: 11 }, (_, i) => `M${i * 90} 650V960`).join(''),
      26,
      { naranja: 0.3 },
      'butt',
    ),
    over(rect(-40, 640, 1000, 50, { tinta: lines(0.4) })),
    stroke('M-40 640H960', 12, black),
    at(780, 596, football(76)),
    at(200, 790, ticket({ tone: orange, number: '1.º', ink: bare, width: 210 }), { turn: -5 }),
    at(470, 800, ticket({ tone: green, number: '2.º', ink: bare, width: 210 }), { turn: 4 }),
    at(730, 785, ticket({ tone: black, number: '3.º', ink: bare, width: 210 }), { turn: -4 }),
  ),
}
