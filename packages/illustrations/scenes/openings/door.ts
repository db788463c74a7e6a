import { person } from '../../figures/person'
import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, plant } from '../../props/nature'
import { strip } from '../../props/paper'

/** A girl with a raffle book knocks at a door; a woman opens with a coin in her hand. */
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
          item: group(circle(-20, -20, 38, yellow), stroke('M-58 -20A38 38 0 1 1 18 -20A38 38 0 1 1 -58 -20', 6, black), letters(-20, 0, '$', { size: 54, tone: black, width: 80 })),
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
      340,
      540,
      person({
        head: {
          skin: 'cacao',
          hair: 'pigtails',
          hatTone: yellow,
          look: 0.7,
          mouth: 'smile',
          brows: 'raised',
          nose: 'button',
        },
        top: { tone: orange, sleeves: 'short', pattern: 'stripes', patternTone: bare },
        headScale: 1.24,
        build: 0.92,
        waist: 300,
        tilt: 6,
        legs: {
          tone: black,
          shoes: green,
          left: [
            [-46, 360],
            [-50, 420],
          ],
          right: [
            [46, 360],
            [50, 420],
          ],
        },
        left: {
          elbow: [-116, 110],
          hand: [-30, 150],
          does: 'hold',
          turn: -10,
          item: at(46, 4, strip([bare, yellow, bare], ['27', '48', '07']), { turn: -6, scale: 0.86 }),
        },
        right: { elbow: [130, 40], hand: [176, -60], does: 'fist', turn: -50 },
      }),
      { scale: 1.08 },
    ),
    stroke('M520 400L490 370M556 380L548 336M490 440L448 432', 13, black),
    at(120, 880, plant(260, green)),
  ),
}
