import { person } from '../../figures/person'
import { at, ellipse, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, steam } from '../../props/nature'

const bag = group(
  shape('M-70 0L-80 -120H80L70 0Z', bare),
  stroke('M-40 -120C-40 -170 40 -170 40 -120', 9, black),
  stroke('M-80 -120H80L70 0H-70Z', 6, black),
  rect(-36, -168, 26, 60, orange, 6),
  shape('M0 -122C0 -160 50 -160 48 -122Z', blue),
  letters(0, -40, 'BAHÍA', { size: 36, tone: blue, width: 90 }),
)

const bowl = group(
  shape('M-56 0H56C56 40 30 50 0 50C-30 50 -56 40 -56 0Z', bare),
  ellipse(0, 0, 56, 15, orange),
  stroke('M-56 0C-56 40 -30 50 0 50C30 50 56 40 56 0', 5, black),
)

/** Volunteers serve hot food and fill bags in an evacuation centre. */
export const floodKitchen: Drawing = {
  width: 1200,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground(blue),
    over(rect(-40, -40, 1300, 300, { tinta: dots(0.22) })),
    rect(110, 50, 800, 120, bare),
    stroke('M110 50L70 10M910 50L950 10', 6, black),
    letters(510, 140, 'ACÁ HAY UN PLATO', { size: 84, tone: black, width: 76 }),
    at(
      250,
      420,
      person({
        head: {
          skin: 'trigo',
          hair: 'kerchief',
          hairTone: black,
          hatTone: orange,
          look: 0.5,
          mouth: 'calm',
          eyes: 'tired',
          extras: ['hoops'],
        },
        top: { tone: black, sleeves: 'short', over: 'apron', overTone: bare },
        waist: 340,
        tilt: 5,
        left: { elbow: [-120, 140], hand: [-60, 216] },
        right: {
          elbow: [142, 90],
          hand: [190, 20],
          does: 'grip',
          turn: -30,
          item: at(
            0,
            0,
            group(
              stroke('M-10 -20L70 90', 13, black),
              shape('M44 74C60 130 120 120 116 70Z', black),
            ),
            { turn: -20 },
          ),
        },
      }),
      { scale: 1.3 },
    ),
    at(
      640,
      430,
      person({
        head: {
          skin: 'clara',
          hair: 'bun',
          hairTone: { tinta: 0.3 },
          look: 0.3,
          eyes: 'down',
          mouth: 'smile',
          extras: ['wrinkles', 'earrings'],
        },
        top: {
          tone: bare,
          sleeves: 'long',
          pattern: 'stripes',
          patternTone: { celeste: 1 },
          over: 'apron',
          overTone: orange,
        },
        waist: 340,
        left: { elbow: [-120, 140], hand: [-60, 190] },
        right: {
          elbow: [132, 120],
          hand: [186, 80],
          does: 'hold',
          turn: -20,
          item: at(20, -6, bowl),
        },
      }),
      { scale: 1.3 },
    ),
    at(
      1010,
      430,
      person({
        head: {
          skin: 'noche',
          hair: 'afro',
          look: -0.6,
          mouth: 'calm',
          eyes: 'open',
          brows: 'worried',
        },
        top: { tone: orange, sleeves: 'long', collar: 'hood' },
        waist: 340,
        tilt: -5,
        left: { elbow: [-120, 130], hand: [-110, 60], does: 'open', turn: 200 },
        right: { elbow: [114, 140], hand: [60, 200] },
      }),
      { scale: 1.22 },
    ),
    at(440, 420, steam(130, bare), { scale: 0.9 }),
    shape('M300 540H560L544 740H316Z', { tinta: 0.82 }),
    ellipse(430, 540, 130, 28, bare),
    ellipse(430, 542, 116, 21, orange),
    stroke('M300 600C256 600 256 650 306 650M560 600C604 600 604 650 552 650', 13, black),
    rect(-40, 716, 1300, 36, black),
    rect(-40, 752, 1300, 220, { naranja: 0.28 }),
    stroke(
      Array.from({ length: 14 }, (_, i) => `M${-10 + i * 96} 752V960`).join(''),
      24,
      { naranja: 0.8 },
      'butt',
    ),
    at(700, 716, bag, { scale: 0.95 }),
    at(880, 716, bag, { scale: 0.95, turn: 2 }),
    at(120, 676, bowl, { scale: 0.9 }),
    at(210, 668, bowl, { scale: 0.9 }),
    at(1090, 660, bowl),
  ),
}
