import { person } from '../../figures/person'
import { at, circle, ellipse, group, inside, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'

const machine = group(
  shape('M-190 0V-40H190V0Z', black),
  shape(
    'M96 -40V-150C96 -176 84 -180 60 -180H-150C-186 -180 -196 -160 -196 -120V-96H-140V-120H20C34 -120 36 -112 36 -100V-40Z',
    black,
  ),
  rect(-176, -98, 16, 52, { tinta: 0.4 }),
  circle(130, -120, 44, { tinta: 0.72 }),
  circle(130, -120, 16, bare),
  rect(-60, -212, 34, 34, orange, 4),
  stroke('M-43 -212V-232M-60 -200H-26M-60 -190H-26', 4, black),
  stroke('M-43 -212C-110 -236 -160 -220 -168 -100', 3, orange),
  rect(-110, -162, 120, 22, bare, 3),
)

const roll = (tone: Tone, band: Tone) =>
  group(
    rect(-44, -330, 88, 330, tone, 8),
    ellipse(0, -330, 44, 15, band),
    ellipse(0, -330, 14, 5, black),
    over(rect(-44, -322, 26, 322, { tinta: dots(0.32) })),
  )

/** Two seamstresses at work with the machine and rolls of cloth. */
export const textileWorkshop: Drawing = {
  width: 1200,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.26 }),
    rect(60, 60, 400, 270, blue),
    stroke('M60 60H460V330H60ZM260 60V330M60 195H460', 13, bare),
    stroke('M1260 116C1000 180 700 130 560 40', 5, black),
    ...[640, 760, 880, 1000, 1120].map((x, i) =>
      at(
        x,
        [86, 118, 138, 146, 136][i] ?? 120,
        shape('M-38 0H38L28 70L0 54L-28 70Z', [orange, bare, blue, orange, bare][i] ?? bare),
      ),
    ),
    at(1150, 700, roll(orange, bare)),
    at(1056, 712, roll(blue, bare), { turn: 3 }),
    at(66, 712, roll(bare, blue), { turn: -3 }),
    at(
      820,
      340,
      person({
        head: {
          skin: 'clara',
          hair: 'bun',
          hairTone: { tinta: 0.3 },
          look: -0.5,
          mouth: 'smile',
          extras: ['roundGlasses', 'wrinkles'],
          eyes: 'open',
        },
        top: { tone: blue, sleeves: 'long', over: 'apron', overTone: bare, pattern: 'dots' },
        tilt: -10,
        left: { elbow: [-120, 130], hand: [-90, 200], does: 'mitt', turn: 130 },
        right: { elbow: [122, 130], hand: [96, 216], does: 'mitt', turn: 140 },
      }),
      { scale: 1.36 },
    ),
    at(
      340,
      330,
      person({
        head: {
          skin: 'canela',
          hair: 'long',
          look: 0.5,
          eyes: 'down',
          mouth: 'smile',
          extras: ['earrings'],
        },
        top: { tone: orange, sleeves: 'short', collar: 'round' },
        tilt: 10,
        left: { elbow: [-124, 130], hand: [-30, 222], does: 'mitt', turn: 20 },
        right: { elbow: [126, 130], hand: [110, 228], does: 'mitt', turn: 40 },
      }),
      { scale: 1.42 },
    ),
    at(
      340,
      330,
      group(
        stroke(
          'M-34 -18C-20 40 40 54 30 100C24 140 -10 150 -20 190M34 -18C30 20 60 60 50 110',
          13,
          { naranja: 0, celeste: 1 },
        ),
        stroke(
          'M-34 -18C-20 40 40 54 30 100C24 140 -10 150 -20 190M34 -18C30 20 60 60 50 110',
          13,
          bare,
          'butt',
          '3 14',
        ),
      ),
      { scale: 1.42 },
    ),
    rect(-40, 690, 1300, 40, black),
    rect(-40, 730, 1300, 240, { naranja: 0.8 }),
    inside('M-40 730H1260V960H-40Z', over(rect(-40, 730, 1300, 60, { tinta: dots(0.4) }))),
    at(560, 694, machine, { scale: 1.12, flip: true }),
    shape(
      'M700 640C800 640 860 660 930 640C990 626 1030 650 1080 640C1100 700 1050 720 1060 800C1000 770 960 830 900 800C860 780 820 830 770 800C740 780 720 720 690 690Z',
      blue,
    ),
    stroke(
      'M760 670C770 720 780 760 776 790M880 664C872 720 900 760 896 790M1000 650C1010 700 980 740 990 780',
      5,
      black,
    ),
    inside(
      'M700 640C800 640 860 660 930 640C990 626 1030 650 1080 640C1100 700 1050 720 1060 800C1000 770 960 830 900 800C860 780 820 830 770 800C740 780 720 720 690 690Z',
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) =>
        circle(720 + i * 36, 690 + (i % 3) * 44, 11, bare),
      ),
    ),
  ),
}
