import { person } from '../../figures/person'
import { at, circle, ellipse, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, plant, sun } from '../../props/nature'

const can = group(
  stroke('M-60 -70C-120 -70 -120 20 -58 20', 13, black),
  shape('M-62 -80H62V60H-62Z', orange),
  over(rect(-62, -80, 40, 140, { tinta: dots(0.4) })),
  shape('M60 20L150 -70L166 -56L62 58Z', orange),
  shape('M140 -96L190 -46L176 -36L132 -80Z', black),
  stroke('M-62 -50H62', 7, bare),
)

const pumpkin = group(
  ellipse(-44, 0, 46, 50, { naranja: 0.9 }),
  ellipse(44, 0, 46, 50, { naranja: 0.9 }),
  ellipse(0, 0, 44, 56, orange),
  stroke('M0 -54C-4 -74 10 -80 20 -84', 11, green),
  stroke('M-30 -36Q-44 0 -30 38M30 -36Q44 0 30 38', 4, black),
)

const crate = group(
  circle(-80, -84, 34, orange),
  circle(-16, -94, 36, orange),
  circle(54, -86, 34, orange),
  stroke('M-80 -116v-14M-16 -128v-14M54 -118v-14', 8, green),
  circle(96, -74, 26, orange),
  rect(-130, -74, 260, 96, bare),
  stroke('M-130 -74H130V22H-130ZM-130 -26H130', 7, black),
)

/** Neighbours water and harvest in a community garden. */
export const communityGarden: Drawing = {
  width: 1200,
  height: 900,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.24 }),
    at(600, 250, sun(190, { naranja: 0.75 })),
    shape('M-40 470C200 430 500 460 700 440S1100 430 1260 460V960H-40Z', { verde: 0.55 }),
    stroke(
      Array.from({ length: 13 }, (_, i) => `M${i * 100} 360V520`).join('') +
        'M-40 400H1260M-40 470H1260',
      13,
      bare,
      'butt',
    ),
    at(
      330,
      320,
      person({
        head: {
          skin: 'trigo',
          hair: 'straw',
          hairTone: { tinta: 0.3 },
          hatTone: { naranja: 0.45 },
          look: 0.5,
          mouth: 'smile',
          extras: ['beard', 'wrinkles'],
          eyes: 'happy',
        },
        top: { tone: bare, sleeves: 'long', pattern: 'check', patternTone: green, collar: 'shirt' },
        build: 1.1,
        waist: 320,
        tilt: 6,
        left: { elbow: [-130, 120], hand: [-30, 150], does: 'grip', turn: 10 },
        right: { elbow: [138, 110], hand: [180, 110], does: 'grip', turn: 10 },
      }),
      { scale: 1.32 },
    ),
    at(560, 520, can, { turn: 14, scale: 1.05 }),
    stroke('M762 520l18 90M780 510l34 92M800 506l48 84', 7, bare, 'round', '16 16'),
    at(
      606,
      462,
      group(
        rect(-30, -26, 62, 54, { naranja: 0.44, tinta: 0.07 }, 20),
        stroke('M-24 -10h28M-24 4h28M-24 16h24', 4, black),
      ),
    ),
    at(
      940,
      360,
      person({
        head: {
          skin: 'noche',
          hair: 'kerchief',
          hatTone: orange,
          look: -0.4,
          mouth: 'grin',
          eyes: 'open',
          extras: ['hoops'],
        },
        top: { tone: orange, sleeves: 'short', over: 'overalls', overTone: black },
        waist: 320,
        tilt: -6,
        left: { elbow: [-116, 130], hand: [-96, 196], does: 'mitt', turn: 150 },
        right: { elbow: [116, 130], hand: [96, 196], does: 'mitt', turn: 30 },
      }),
      { scale: 1.28 },
    ),
    at(940, 660, crate, { scale: 1.12 }),
    shape('M-40 700C200 670 1000 670 1260 700V960H-40Z', { naranja: 0.9, tinta: 0.55 }),
    over(shape('M-40 700C200 670 1000 670 1260 700V760H-40Z', { tinta: dots(0.5) })),
    ...[70, 210, 350, 500, 640].map((x, i) =>
      at(x, 800 - (i % 2) * 18, plant(170 + (i % 3) * 24, green, i % 2 === 0 ? orange : undefined)),
    ),
    ...[60, 250, 440, 630].map((x) => at(x, 880, plant(90, { verde: 0.75 }))),
    at(830, 830, pumpkin, { scale: 1.05 }),
    at(1010, 850, pumpkin, { scale: 0.8 }),
    at(1150, 830, plant(170, green, orange)),
    rect(-40, 884, 1300, 80, bare),
    stroke('M-40 884H1260', 8, black),
  ),
}
