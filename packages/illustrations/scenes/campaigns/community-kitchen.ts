import { person } from '../../figures/person'
import { at, circle, ellipse, group, inside, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays, steam } from '../../props/nature'

const plate = group(
  ellipse(0, 0, 62, 20, bare),
  stroke('M-62 0a62 20 0 1 0 124 0a62 20 0 1 0 -124 0Z', 5, black),
  ellipse(0, -2, 36, 9, { naranja: 0.4 }),
)

const potPath = 'M310 520C310 500 890 500 890 520L870 850C868 890 332 890 330 850Z'

const pot = group(
  stroke('M312 600C240 590 240 690 316 690M888 600C960 590 960 690 884 690', 24, black),
  shape(potPath, black),
  inside(
    potPath,
    stroke('M350 560V860', 18, { tinta: 0.55 }),
    stroke('M388 570V860', 8, { tinta: 0.55 }),
    over(shape('M760 480H900V900H700Z', { naranja: dots(0.3) })),
  ),
  ellipse(600, 520, 292, 50, bare),
  ellipse(600, 524, 266, 40, orange),
  circle(470, 520, 20, yellow),
  circle(540, 540, 16, bare),
  circle(720, 530, 24, yellow),
  circle(660, 508, 15, bare),
  stroke('M410 526q26 -14 52 0M770 516q24 -14 48 0', 5, black),
)

/** A cook stirs the huge pot of the community kitchen. */
export const communityKitchen: Drawing = {
  width: 1200,
  height: 900,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 1 }),
    rays(600, 470, 1200, 16, { naranja: 1, amarillo: 0.9 }, 3),
    at(470, 250, steam(190, bare), { scale: 1.1 }),
    at(850, 270, steam(200, bare), { scale: 1.1 }),
    at(
      610,
      280,
      person({
        head: {
          skin: 'canela',
          hair: 'kerchief',
          hatTone: yellow,
          look: -0.4,
          mouth: 'grin',
          eyes: 'happy',
          extras: ['earrings', 'wrinkles'],
        },
        top: { tone: black, sleeves: 'short', over: 'apron', overTone: bare },
        build: 1.16,
        tilt: -6,
        left: { elbow: [-140, 110], hand: [-84, 44], does: 'grip', turn: -40 },
        right: { elbow: [150, 120], hand: [60, 92], does: 'grip', turn: 200 },
      }),
      { scale: 1.5 },
    ),
    stroke('M452 280L640 566', 26, yellow),
    stroke('M452 280L640 566', 5, black),
    at(
      478,
      346,
      group(
        rect(-34, -28, 66, 56, { naranja: 0.56, tinta: 0.22 }, 22),
        stroke('M-6 -16h32M-6 0h34M-6 14h28', 4, black),
      ),
      { turn: -22 },
    ),
    at(
      566,
      452,
      group(
        rect(-34, -28, 66, 56, { naranja: 0.56, tinta: 0.22 }, 22),
        stroke('M-28 -14h30M-28 2h30M-28 16h26', 4, black),
      ),
      { turn: 10 },
    ),
    pot,
    at(
      150,
      610,
      person({
        head: {
          skin: 'clara',
          hair: 'crop',
          hairTone: black,
          look: 0.8,
          mouth: 'grin',
          brows: 'raised',
        },
        top: { tone: yellow, sleeves: 'short', pattern: 'stripes', patternTone: black },
        headScale: 1.2,
        build: 0.82,
        tilt: 8,
        left: { elbow: [-76, 140], hand: [0, 150] },
        right: {
          elbow: [104, 120],
          hand: [130, 40],
          does: 'hold',
          turn: -60,
          item: at(10, -20, plate),
        },
      }),
      { scale: 1.28 },
    ),
    at(
      1056,
      600,
      person({
        head: { skin: 'noche', hair: 'pigtails', hatTone: yellow, look: -0.8, mouth: 'grin' },
        top: { tone: bare, sleeves: 'short', collar: 'round', patternTone: orange },
        headScale: 1.2,
        build: 0.82,
        tilt: -8,
        left: {
          elbow: [-104, 120],
          hand: [-136, 36],
          does: 'hold',
          turn: -110,
          item: at(-10, -20, plate),
        },
        right: { elbow: [76, 140], hand: [0, 150] },
      }),
      { scale: 1.28 },
    ),
  ),
}
