import { person } from '../../figures/person'
import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, plant } from '../../props/nature'
import { strip } from '../../props/paper'

/** A young woman offers raffle numbers at a door; her neighbour opens with a coin in her hand. */
export const door: Drawing = {
  width: 1250,
  height: 1000,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 7,
  art: group(
    ground({ amarillo: 0.62 }),
    over(rect(-40, -40, 1400, 900, { amarillo: dots(0.35) })),
    rect(-40, 860, 1400, 200, { naranja: 0.45, tinta: 0.1 }),
    rect(610, 90, 520, 790, bare),
    rect(660, 140, 420, 740, black),
    stroke('M610 880V90H1130V880', 10, black),
    rect(690, 20, 360, 54, bare),
    letters(870, 64, 'RONDEAU 311', { size: 46, tone: black, width: 84 }),
    at(
      880,
      430,
      person({
        head: {
          skin: 'clara',
          hair: 'bun',
          hairTone: { tinta: 0.25 },
          look: -0.6,
          eyes: 'happy',
          mouth: 'grin',
          extras: ['wrinkles', 'earrings'],
        },
        top: { tone: green, sleeves: 'long', pattern: 'dots', patternTone: bare, over: 'apron', overTone: bare },
        waist: 420,
        tilt: -6,
        left: {
          elbow: [-126, 120],
          hand: [-60, 110],
          does: 'hold',
          turn: -60,
          item: group(circle(-6, -44, 38, yellow), stroke('M-44 -44A38 38 0 1 1 32 -44A38 38 0 1 1 -44 -44', 6, black), letters(-6, -24, '$', { size: 54, tone: black, width: 80 })),
        },
        right: { elbow: [126, 130], hand: [60, 220] },
      }),
      { scale: 1.36 },
    ),
    shape('M1080 140L1240 60V960L1080 880Z', orange),
    over(shape('M1080 140L1130 115V905L1080 880Z', { tinta: dots(0.35) })),
    stroke('M1080 140L1240 60V960L1080 880Z', 9, black),
    circle(1112, 520, 17, yellow),
    at(
      310,
      450,
      person({
        head: {
          skin: 'cacao',
          hair: 'curly',
          look: 0.6,
          mouth: 'smile',
          brows: 'raised',
          nose: 'broad',
          extras: ['hoops'],
        },
        top: { tone: orange, sleeves: 'long', over: 'overalls', overTone: black },
        waist: 480,
        tilt: 5,
        left: { elbow: [-130, 130], hand: [-64, 216] },
        right: {
          elbow: [116, 150],
          hand: [178, 66],
          does: 'hold',
          turn: -40,
          item: at(52, -22, strip([bare, yellow], ['27', '48']), { turn: -8, scale: 0.94 }),
        },
      }),
      { scale: 1.34 },
    ),
    at(96, 880, plant(260, green)),
  ),
}
