import { person } from '../../figures/person'
import { at, ellipse, group, inside, over, rect, shape, stroke, type Art } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import { polar } from '../../press/path'
import type { Drawing } from '../../press/print'
import { ground, steam } from '../../props/nature'

const loaf: Art = group(
  ellipse(0, 0, 62, 32, { naranja: 0.72, amarillo: 0.7 }),
  stroke('M-34 -12l18 20M-10 -18l20 26M16 -18l18 22', 6, bare),
)

const dome = 'M600 760V520C600 280 1180 280 1180 520V760Z'
const mouth = 'M740 760V600C740 470 1040 470 1040 600V760Z'

const arch = Array.from({ length: 13 }, (_, i) => {
  const a = 180 + i * 15
  const [x1, y1] = polar([890, 600], a, 154)
  const [x2, y2] = polar([890, 600], a, 204)
  return `M${Math.round(x1)} ${Math.round(y1)}L${Math.round(x2)} ${Math.round(y2)}`
}).join('')

const oven = group(
  rect(1010, 40, 96, 330, orange),
  stroke('M1010 110H1106M1010 180H1106M1010 250H1106', 5, bare),
  rect(1000, 40, 116, 30, black),
  shape(dome, orange),
  inside(
    dome,
    stroke(
      [350, 410, 470, 530, 590, 650, 710]
        .map(
          (y, r) =>
            `M560 ${y}H1200` +
            Array.from({ length: 8 }, (_, i) => `M${590 + i * 90 + (r % 2) * 45} ${y}v60`).join(''),
        )
        .join(''),
      5,
      bare,
    ),
    over(shape('M1060 260H1200V780H1080Z', { tinta: dots(0.4) })),
  ),
  shape('M686 760V600C686 400 1094 400 1094 600V760Z', bare),
  stroke(arch, 5, black),
  shape(mouth, black),
  inside(
    mouth,
    shape(
      'M740 770C760 680 800 700 800 610C840 650 850 690 850 720C880 660 870 600 860 570C930 610 950 680 940 720C970 690 980 650 980 620C1030 680 1040 720 1040 770Z',
      orange,
    ),
    shape(
      'M800 770C810 720 840 710 846 680C870 710 880 730 880 746C900 720 910 700 906 680C950 710 960 740 960 770Z',
      yellow,
    ),
  ),
  rect(560, 752, 660, 40, black),
  rect(600, 790, 580, 180, { naranja: 1, tinta: 0.3 }),
)

/** A baker takes loaves out of a newly built oven. */
export const bakeryOven: Drawing = {
  width: 1200,
  height: 900,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(yellow),
    stroke(Array.from({ length: 12 }, (_, i) => `M${-20 + i * 110} -40V960`).join(''), 3, bare),
    over(rect(-40, 620, 700, 340, { naranja: dots(0.34) })),
    oven,
    at(
      300,
      330,
      person({
        head: {
          skin: 'durazno',
          hair: 'chef',
          hairTone: black,
          hatTone: bare,
          look: 0.6,
          mouth: 'grin',
          extras: ['beard', 'wrinkles'],
          nose: 'broad',
        },
        top: { tone: bare, sleeves: 'short', over: 'apron', overTone: orange, collar: 'round' },
        build: 1.2,
        waist: 420,
        tilt: 5,
        left: { elbow: [-140, 130], hand: [-56, 214], does: 'grip', turn: 0 },
        right: { elbow: [156, 110], hand: [150, 214], does: 'grip', turn: 60 },
      }),
      { scale: 1.44 },
    ),
    stroke('M60 648L650 656', 24, { amarillo: 0.8, tinta: 0.28 }),
    shape('M640 630L860 640C900 644 900 690 860 690L640 684Z', { amarillo: 0.8, tinta: 0.28 }),
    at(730, 628, loaf),
    at(824, 634, loaf, { scale: 0.9 }),
    at(
      236,
      642,
      group(
        rect(-36, -30, 70, 62, { naranja: 0.3 }, 24),
        stroke('M-30 -12h32M-30 4h34M-30 18h30', 4, black),
      ),
    ),
    at(
      520,
      650,
      group(
        rect(-36, -30, 70, 62, { naranja: 0.3 }, 24),
        stroke('M-30 -12h32M-30 4h34M-30 18h30', 4, black),
      ),
    ),
    at(770, 560, steam(120, bare), { scale: 0.8 }),
    rect(-40, 800, 610, 30, black),
    ...[60, 190, 320, 450].map((x, i) =>
      at(x, 776 - (i % 2) * 6, loaf, { scale: 1.05, turn: i % 2 === 0 ? -8 : 6 }),
    ),
    rect(-40, 830, 610, 140, orange),
    stroke('M20 866H180M20 900H130', 8, bare),
  ),
}
