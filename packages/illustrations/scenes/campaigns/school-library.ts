import { person } from '../../figures/person'
import { at, group, inside, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { random } from '../../press/random'
import { ground, shadow } from '../../props/nature'
import { bookSpine, openBook } from '../../props/paper'

const spineTones: [Tone, ...Tone[]] = [orange, bare, black, { naranja: 0.4 }, { verde: 0.35 }]

function shelf(y: number, seed: string) {
  const rng = random(seed)
  const books = []
  for (let x = -30; x < 1240;) {
    const width = Math.round(rng.between(26, 58))
    const height = Math.round(rng.between(110, 172))
    const tone = rng.pick(spineTones)
    books.push(
      rect(x, y - height, width - 4, height, tone),
      rect(x + 5, y - height + 22, width - 14, 9, tone === bare ? orange : bare),
    )
    x += width
  }
  return group(...books, rect(-40, y, 1300, 20, black))
}

const pile = (widths: readonly [number, Tone][]) =>
  group(
    ...widths.map(([width, tone], i) =>
      at((i % 2) * 14 - 7, -i * 46, bookSpine(width, 44, tone, tone === bare ? orange : bare)),
    ),
  )

const legs = (tone: Tone, shoes: Tone) =>
  ({
    tone,
    shoes,
    left: [
      [-84, 262],
      [-60, 372],
    ],
    right: [
      [84, 262],
      [66, 372],
    ],
  }) as const

/** A girl and a boy read on top of piles of new books. */
export const schoolLibrary: Drawing = {
  width: 1200,
  height: 900,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ verde: 1 }),
    shelf(190, 'a'),
    shelf(400, 'b'),
    shelf(610, 'c'),
    inside('M-40 -40H1260V640H-40Z', over(shape('M-40 -40H1260V640H-40Z', { verde: dots(0.5) }))),
    rect(-40, 630, 1300, 330, { naranja: 0.26 }),
    shadow(360, 862, 220, 26),
    shadow(850, 862, 240, 26),
    at(
      360,
      868,
      pile([
        [330, orange],
        [300, bare],
        [340, black],
        [290, green],
        [310, orange],
      ]),
    ),
    at(
      850,
      868,
      pile([
        [330, black],
        [300, orange],
        [280, bare],
      ]),
    ),
    at(
      1110,
      868,
      pile([
        [170, orange],
        [150, green],
        [160, bare],
        [140, black],
      ]),
    ),
    at(
      90,
      868,
      pile([
        [150, bare],
        [160, green],
      ]),
    ),
    at(
      360,
      390,
      person({
        head: {
          skin: 'cacao',
          hair: 'afro',
          look: 0.1,
          eyes: 'down',
          mouth: 'smile',
          brows: 'raised',
        },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: orange },
        headScale: 1.14,
        build: 0.86,
        tilt: 5,
        legs: legs(black, orange),
        left: { elbow: [-112, 120], hand: [-72, 176], does: 'grip', turn: -10 },
        right: { elbow: [112, 120], hand: [72, 176], does: 'grip', turn: 190 },
      }),
      { scale: 1.12 },
    ),
    at(362, 510, openBook(214, orange, 'A')),
    at(
      850,
      460,
      person({
        head: {
          skin: 'clara',
          hair: 'fringe',
          hairTone: { naranja: 0.95, tinta: 0.3 },
          look: -0.2,
          extras: ['roundGlasses'],
          mouth: 'grin',
        },
        top: { tone: orange, sleeves: 'long', collar: 'hood' },
        headScale: 1.16,
        build: 0.84,
        tilt: -5,
        legs: legs(bare, black),
        left: { elbow: [-112, 120], hand: [-70, 180], does: 'grip', turn: -10 },
        right: { elbow: [112, 120], hand: [70, 180], does: 'grip', turn: 190 },
      }),
      { scale: 1.12 },
    ),
    at(852, 596, openBook(210, black, 'Ñ')),
    stroke('M500 330l26 -34M520 372l44 -16M478 300l6 -44', 8, bare),
  ),
}
