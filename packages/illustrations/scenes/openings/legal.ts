import { at, circle, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { holdingHand, pointingHand } from '../../props/big-hand'
import { ground, rays } from '../../props/nature'

const size = { width: 1250, height: 1000 }

const lock = group(
  stroke('M-74 -20V-96C-74 -196 74 -196 74 -96V-20', 40, black),
  rect(-120, -40, 240, 200, yellow, 10),
  over(rect(-120, -40, 70, 200, { tinta: dots(0.3) })),
  stroke('M-120 -40H120V160H-120Z', 10, black),
  circle(0, 40, 28, black),
  stroke('M0 46V106', 22, black),
)

const envelope = group(
  rect(-330, -210, 660, 420, bare, 6),
  over(rect(-330, -210, 150, 420, { tinta: dots(0.2) })),
  stroke('M-330 -210H330V210H-330ZM-330 -210L0 60L330 -210M-330 210L-90 -14M330 210L90 -14', 11, black),
  at(0, 40, lock),
)

/** A hand holds an envelope that a padlock keeps closed. */
export const privacy: Drawing = {
  ...size,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 7,
  art: group(
    ground(green),
    rays(625, 420, 1200, 18, { verde: 0.8, amarillo: 0.25 }, 5),
    at(
      640,
      760,
      holdingHand({ skin: 'canela', sleeve: orange, item: at(10, -236, envelope, { turn: -4, scale: 0.92 }) }),
      { scale: 1.1 },
    ),
  ),
}

const seal = group(
  circle(0, 0, 96, orange),
  circle(0, 0, 70, bare),
  letters(0, 34, 'OK', { size: 92, tone: orange, width: 80 }),
)

const rules = group(
  shape('M-300 -520H300V520L250 480L200 520L150 480L100 520L50 480L0 520L-50 480L-100 520L-150 480L-200 520L-250 480L-300 520Z', bare),
  over(rect(-300, -520, 120, 1000, { tinta: dots(0.16) })),
  letters(-240, -390, 'BASES', { size: 130, tone: black, width: 64, anchor: 'start' }),
  ...[0, 1, 2, 3, 4].map((i) =>
    group(
      letters(-240, -262 + i * 130, `${i + 1}`, { size: 84, tone: orange, width: 55, anchor: 'start' }),
      stroke(`M-160 ${-300 + i * 130}H${i % 2 === 0 ? 220 : 150}M-160 ${-262 + i * 130}H${i % 2 === 0 ? 100 : 200}`, 15, black),
    ),
  ),
  at(180, 330, seal, { turn: -14 }),
)

/** A finger points to a line of long rules with their seal. */
export const terms: Drawing = {
  ...size,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 7,
  art: group(
    ground(yellow),
    rays(560, 520, 1300, 18, { amarillo: 1, naranja: 0.18 }, 5),
    at(540, 560, rules, { turn: -4 }),
    at(760, 440, pointingHand({ skin: 'noche', sleeve: green }), { scale: 1.2 }),
  ),
}
