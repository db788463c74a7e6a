import { person } from '../../figures/person'
import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'
import { serial, ticket } from '../../props/paper'
import { phone } from '../../props/phone'

const box = group(
  rect(-250, -150, 500, 460, blue),
  over(rect(-250, -150, 120, 460, { tinta: dots(0.3) })),
  shape('M-290 -150L-230 -230H230L290 -150Z', { celeste: 1, tinta: 0.35 }),
  rect(-130, -206, 260, 26, black, 10),
  stroke('M-250 -150H250V310M-250 -150V310M-290 -150L-230 -230H230L290 -150Z', 9, black),
  letters(0, 40, 'BAHÍA', { size: 150, tone: bare, width: 100 }),
)

const held = (number: string, tone: Tone = { celeste: 0.5 }) => ticket({ tone, number, width: 220 })

/** Three people put their raffle numbers into a large box. */
export const giveNumbers: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    rays(770, 620, 560, 15, { naranja: 0.26 }, 4),
    at(
      770,
      320,
      person({
        head: {
          skin: 'noche',
          hair: 'afro',
          look: 0.1,
          mouth: 'grin',
          eyes: 'happy',
          extras: ['hoops'],
        },
        top: { tone: { celeste: 0.5 }, sleeves: 'long', pattern: 'stripes', patternTone: bare },
        waist: 380,
        left: { elbow: [-126, 120], hand: [-40, 170] },
        right: {
          elbow: [140, 60],
          hand: [176, -60],
          does: 'hold',
          turn: -100,
          item: at(6, -60, held('27', orange), { turn: -8 }),
        },
      }),
      { scale: 1.16 },
    ),
    at(
      360,
      470,
      person({
        head: {
          skin: 'durazno',
          hair: 'beanie',
          hatTone: blue,
          look: 0.6,
          mouth: 'smile',
          extras: ['stubble'],
        },
        top: { tone: orange, sleeves: 'long', collar: 'hood' },
        build: 1.08,
        waist: 460,
        tilt: 5,
        left: { elbow: [-126, 140], hand: [-80, 240] },
        right: {
          elbow: [136, 50],
          hand: [178, -36],
          does: 'hold',
          turn: -60,
          item: at(56, -14, held(serial('sos-donate')), { turn: 16 }),
        },
      }),
      { scale: 1.24 },
    ),
    at(
      1160,
      480,
      person({
        head: {
          skin: 'clara',
          hair: 'bob',
          hairTone: { tinta: 0.3 },
          look: -0.6,
          mouth: 'grin',
          extras: ['roundGlasses', 'wrinkles'],
        },
        top: { tone: black, sleeves: 'long', pattern: 'dots', patternTone: bare },
        waist: 460,
        tilt: -5,
        left: {
          elbow: [-136, 50],
          hand: [-178, -36],
          does: 'hold',
          turn: 240,
          item: at(-56, -14, held('311', orange), { turn: -14 }),
        },
        right: {
          elbow: [126, 120],
          hand: [110, 20],
          does: 'hold',
          turn: -80,
          item: at(10, -60, phone('numbers', { accent: orange, second: { celeste: 0.4 } }), { scale: 0.9, turn: 6 }),
        },
      }),
      { scale: 1.24 },
    ),
    at(770, 690, box),
  ),
}
