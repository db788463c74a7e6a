import { person } from '../../figures/person'
import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, lines, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { phoneBack } from '../../props/phone'

const stove = group(
  rect(-170, -300, 340, 420, bare, 8),
  over(rect(-170, -60, 340, 180, { naranja: 0.4, tinta: lines(0.3) })),
  over(rect(-170, -300, 70, 420, { tinta: dots(0.25) })),
  stroke('M-170 -300H170V120H-170Z', 9, black),
  stroke('M-170 -210H170', 8, black),
  ...[-110, -36, 38, 112].map((x) => circle(x, -254, 20, black)),
  rect(-120, -160, 240, 170, black, 10),
  rect(-90, -132, 180, 114, { celeste: 0.6, tinta: 0.3 }, 6),
  stroke('M-100 44H100', 14, black),
  stroke('M-130 -312h80M50 -312h80', 14, black),
)

/** A man takes a picture of a stove that the water ruined. */
export const photo: Drawing = {
  width: 1200,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ celeste: 0.36 }),
    over(rect(-40, 430, 1300, 420, { naranja: 0.3, tinta: dots(0.1) })),
    stroke('M-40 430q50 -14 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0', 9, {
      naranja: 0.9,
      tinta: 0.35,
    }),
    rect(70, 80, 230, 190, bare),
    stroke('M70 80H300V270H70ZM185 80V270M70 175H300', 12, black),
    letters(740, 160, '#FUERZABAHÍA', { size: 96, tone: bare, width: 72 }),
    rect(-40, 800, 1300, 160, { naranja: 0.8, tinta: 0.5 }),
    at(330, 690, stove, { turn: -3, scale: 1.1 }),
    at(
      870,
      440,
      person({
        head: {
          skin: 'trigo',
          hair: 'quiff',
          look: -0.6,
          mouth: 'calm',
          brows: 'raised',
          extras: ['moustache', 'stubble'],
        },
        top: { tone: orange, sleeves: 'short', over: 'overalls', overTone: blue },
        build: 1.08,
        waist: 420,
        tilt: -5,
        left: { elbow: [-136, 110], hand: [-190, 30], does: 'hold', turn: -110 },
        right: { elbow: [126, 130], hand: [20, 150], does: 'mitt' },
      }),
      { scale: 1.42 },
    ),
    at(610, 470, phoneBack(black), { scale: 1.05, turn: -6 }),
    at(590, 470, shape('M-20 40h44v22h-44ZM-20 66h40v20h-40Z', { naranja: 0.44, tinta: 0.07 })),
    stroke('M150 350H110V400M520 350H560V400M150 860H110V810M520 860H560V810', 14, bare),
  ),
}
