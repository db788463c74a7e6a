import { person, type Person } from '../../figures/person'
import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { cloud, ground, shadow } from '../../props/nature'
import { football, sportsBag } from '../../props/sport'

const player = (spec: Omit<Person, 'top'> & { number: string }) =>
  person({
    ...spec,
    top: {
      tone: orange,
      sleeves: 'short',
      pattern: 'sash',
      patternTone: bare,
      collar: 'v',
      number: '',
    },
  })

const stand = {
  tone: black,
  shoes: bare,
  short: true,
  left: [
    [-44, 330],
    [-56, 430],
  ],
  right: [
    [44, 330],
    [60, 430],
  ],
} as const

/** Three players of a girls' football team, ready to travel. */
export const girlsFootball: Drawing = {
  width: 1200,
  height: 900,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ verde: 0.22 }),
    at(980, 90, cloud(bare)),
    at(150, 130, cloud(bare), { scale: 0.8 }),
    stroke('M260 560V130H960V560', 16, bare, 'butt'),
    stroke(
      Array.from({ length: 17 }, (_, i) => `M${280 + i * 40} 140V560`).join('') +
        Array.from({ length: 10 }, (_, i) => `M262 ${170 + i * 42}H958`).join(''),
      2.5,
      bare,
    ),
    rect(-40, 560, 1300, 400, green),
    ...[0, 2, 4, 6].map((i) =>
      over(
        shape(`M${-120 + i * 210} 560H${50 + i * 210}L${-20 + i * 270} 960H${-280 + i * 270}Z`, {
          tinta: dots(0.22),
        }),
      ),
    ),
    stroke('M-40 600H1260M600 600V640', 8, bare),
    shadow(600, 868, 420, 26),
    at(
      270,
      400,
      player({
        number: '7',
        head: {
          skin: 'durazno',
          hair: 'ponytail',
          hatTone: orange,
          look: 0.4,
          mouth: 'grin',
          extras: ['freckles'],
          hairTone: { naranja: 1, tinta: 0.35 },
        },
        headScale: 1.08,
        tilt: 6,
        legs: stand,
        left: { elbow: [-130, 110], hand: [-84, 196], does: 'fist', turn: 20 },
        right: { elbow: [150, 40], hand: [250, 30], behind: true },
      }),
      { scale: 1.04 },
    ),
    at(
      930,
      400,
      player({
        number: '4',
        head: {
          skin: 'canela',
          hair: 'bun',
          look: -0.4,
          mouth: 'smirk',
          brows: 'thick',
          nose: 'straight',
        },
        headScale: 1.08,
        tilt: -5,
        legs: stand,
        left: { elbow: [-150, 40], hand: [-250, 30], behind: true },
        right: { elbow: [130, 60], hand: [150, -60], does: 'thumb', turn: -60 },
      }),
      { scale: 1.04 },
    ),
    at(
      600,
      370,
      player({
        number: '10',
        head: {
          skin: 'noche',
          hair: 'braids',
          hatTone: orange,
          look: 0,
          mouth: 'grin',
          eyes: 'happy',
        },
        headScale: 1.08,
        legs: stand,
        left: { elbow: [-128, 130], hand: [-70, 190], does: 'mitt', turn: 10 },
        right: { elbow: [128, 130], hand: [70, 190], does: 'mitt', turn: 170 },
      }),
      { scale: 1.12 },
    ),
    at(600, 580, football(84)),
    at(
      600,
      370,
      group(
        rect(-106, 176, 56, 46, { naranja: 0.6, tinta: 0.62 }, 20),
        rect(50, 176, 56, 46, { naranja: 0.6, tinta: 0.62 }, 20),
        stroke('M-76 188h24M-76 200h26M-76 211h22M76 188h-24M76 200h-26M76 211h-22', 4, black),
      ),
      { scale: 1.12 },
    ),
    at(1060, 868, sportsBag(300, black, orange)),
    letters(1060, 812, 'ZORZALES', { size: 25, tone: bare, width: 62, spacing: 0 }),
  ),
}
