import { person } from '../../figures/person'
import { at, group, letters, over, shape, stroke, type Art } from '../../press/art'
import { bare, black, blue, dots, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { phone } from '../../props/phone'

const megaphone = group(
  shape('M-30 -34H30L190 -110V110L30 34H-30Z', orange),
  over(shape('M-30 4H30L190 40V110L30 34H-30Z', { tinta: dots(0.4) })),
  stroke('M-30 -34H30L190 -110V110L30 34H-30Z', 9, black),
  stroke('M190 -122V122', 22, black),
  stroke('M-4 34L16 100', 18, black),
)

const bubble = (width: number, tone: Tone, content: Art): Art =>
  group(
    shape(`M${-width} -90H${width}V80H${-width + 90}L${-width + 20} 140V80H${-width}Z`, tone),
    stroke(`M${-width} -90H${width}V80H${-width + 90}L${-width + 20} 140V80H${-width}Z`, 8, black),
    content,
  )

const heart = shape('M0 56C-90 -4 -64 -70 -26 -62C-8 -58 0 -42 0 -34C0 -42 8 -58 26 -62C64 -70 90 -4 0 56Z', orange)

/** A young man with a megaphone; messages fly to two neighbours with their phones. */
export const voices: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    stroke('M770 330Q830 420 770 510M830 270Q930 420 830 570', 16, orange),
    at(690, 150, bubble(200, blue, letters(0, 34, '#FUERZA', { size: 88, tone: bare, width: 84 }))),
    at(1010, 250, bubble(110, bare, heart), { turn: 4 }),
    at(1240, 140, bubble(130, orange, letters(0, 46, '27', { size: 130, tone: bare, width: 70 })), { turn: -4 }),
    at(
      400,
      500,
      person({
        head: {
          skin: 'canela',
          hair: 'gorra',
          hatTone: blue,
          look: 0.7,
          mouth: 'sing',
          brows: 'raised',
          extras: ['stubble'],
        },
        top: { tone: { celeste: 0.45 }, sleeves: 'short', pattern: 'stripes', patternTone: bare },
        waist: 440,
        tilt: -4,
        left: { elbow: [-136, 60], hand: [-150, -60], does: 'fist', turn: -90 },
        right: { elbow: [130, 90], hand: [150, -20], does: 'grip', turn: -80 },
      }),
      { scale: 1.3 },
    ),
    at(600, 430, megaphone, { scale: 0.95, turn: -4 }),
    at(
      950,
      600,
      person({
        head: {
          skin: 'noche',
          hair: 'braids',
          hatTone: orange,
          look: -0.4,
          mouth: 'grin',
          extras: ['hoops'],
        },
        top: { tone: orange, sleeves: 'long', collar: 'v' },
        waist: 420,
        tilt: 4,
        left: {
          elbow: [-120, 150],
          hand: [-90, 150],
          does: 'hold',
          turn: -70,
          item: at(0, -50, phone('campaign', { accent: orange, second: { celeste: 0.6 } }), { scale: 0.86, turn: -6 }),
        },
        right: { elbow: [120, 130], hand: [70, 220] },
      }),
      { scale: 1.08 },
    ),
    at(
      1196,
      560,
      person({
        head: {
          skin: 'clara',
          hair: 'curly',
          hairTone: { naranja: 0.9, tinta: 0.4 },
          look: -0.5,
          mouth: 'smile',
          extras: ['glasses'],
        },
        top: { tone: black, sleeves: 'short', over: 'overalls', overTone: blue },
        waist: 420,
        tilt: -5,
        left: { elbow: [-110, 130], hand: [-40, 210] },
        right: {
          elbow: [126, 120],
          hand: [100, 20],
          does: 'hold',
          turn: -80,
          item: at(8, -50, phone('qr', { accent: orange, second: bare }), { scale: 0.86, turn: 8 }),
        },
      }),
      { scale: 1.16 },
    ),
  ),
}
