import { person } from '../../figures/person'
import { at, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange } from '../../press/inks'
import { polygon } from '../../press/path'
import type { Drawing } from '../../press/print'
import { ground, tree } from '../../props/nature'
import { chessPiece } from '../../props/sport'

/** The squares of a board seen a little from above. */
const squares = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 8 }, (_, column) => {
    if ((row + column) % 2 === 0) return ''
    const x = (c: number, r: number) => 600 + (c - 4) * (66 + r * 7)
    const y = (r: number) => 610 + r * 15 + r * r * 0.9
    return polygon(
      [x(column, row), y(row)],
      [x(column + 1, row), y(row)],
      [x(column + 1, row + 1), y(row + 1)],
      [x(column, row + 1), y(row + 1)],
    )
  }).join(''),
).join('')

const board = group(
  shape('M110 596H1090L1230 800H-30Z', { naranja: 0.3 }),
  rect(-60, 796, 1320, 40, black),
  shape('M322 604H878L908 792H292Z', bare),
  shape(squares, black),
  stroke('M336 610H864L984 788H216Z', 8, black),
)

/** A grandfather and a girl play chess at a table of the square. */
export const chessClub: Drawing = {
  width: 1200,
  height: 900,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.9 }),
    shape('M-40 430C300 390 800 410 1260 440V960H-40Z', { verde: 0.9 }),
    at(610, 520, tree(600, green)),
    at(60, 470, tree(380, green)),
    at(1150, 470, tree(400, green)),
    over(shape('M-40 560H1260V640H-40Z', { tinta: dots(0.35) })),
    at(
      290,
      340,
      person({
        head: {
          skin: 'clara',
          hair: 'bald',
          hairTone: { tinta: 0.28 },
          face: 'long',
          look: 0.75,
          eyes: 'down',
          mouth: 'calm',
          brows: 'thick',
          extras: ['glasses', 'wrinkles', 'moustache'],
        },
        top: { tone: bare, sleeves: 'long', collar: 'shirt', over: 'vest', overTone: black },
        tilt: 10,
        left: { elbow: [-120, 140], hand: [-40, 226], does: 'mitt', turn: 10 },
        right: { elbow: [120, 180], hand: [70, 66], does: 'fist', turn: 240 },
      }),
      { scale: 1.36 },
    ),
    at(
      900,
      390,
      person({
        head: {
          skin: 'canela',
          hair: 'curly',
          look: -0.7,
          eyes: 'open',
          mouth: 'smirk',
          brows: 'raised',
        },
        top: { tone: orange, sleeves: 'long', pattern: 'stripes', patternTone: bare },
        headScale: 1.16,
        build: 0.88,
        tilt: -8,
        right: { elbow: [124, 120], hand: [40, 186], does: 'mitt', turn: 170 },
      }),
      { scale: 1.3 },
    ),
    board,
    at(450, 690, chessPiece('knight', black), { scale: 1.05 }),
    at(520, 740, chessPiece('pawn', black), { scale: 1.05 }),
    at(380, 760, chessPiece('rook', black), { scale: 1.15 }),
    at(610, 660, chessPiece('pawn', black), { scale: 0.95 }),
    at(840, 770, chessPiece('king', orange), { scale: 1.15 }),
    at(760, 700, chessPiece('rook', orange), { scale: 1.05 }),
    at(680, 770, chessPiece('pawn', orange), { scale: 1.1 }),
    at(850, 680, chessPiece('pawn', orange)),
    stroke('M812 470L742 560L690 600', 62, orange),
    stroke('M740 520L708 556', 3, black),
    at(
      672,
      612,
      group(
        rect(-34, -24, 60, 48, { naranja: 0.56, tinta: 0.22 }, 20),
        stroke('M-30 -8h22M-30 6h22', 4, black),
      ),
      { turn: -38 },
    ),
    at(640, 690, chessPiece('knight', orange), { scale: 1.05 }),
  ),
}
