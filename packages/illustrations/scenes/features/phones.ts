import { person } from '../../figures/person'
import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, lines, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { holdingHand, pointingHand } from '../../props/big-hand'
import { ground, rays } from '../../props/nature'
import { phone } from '../../props/phone'

const size = { width: 900, height: 900 }

/** Two hands hold a phone on which a campaign is being made. */
export const createCampaign: Drawing = {
  ...size,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(yellow),
    over(rect(-40, 560, 1000, 400, { naranja: dots(0.3) })),
    stroke('M110 160H270M110 220H230M690 700H820M690 760H790', 20, bare),
    at(
      420,
      640,
      holdingHand({
        skin: 'cacao',
        sleeve: orange,
        item: at(20, -210, phone('form', { accent: orange, second: yellow }), { scale: 2.5 }),
      }),
      { scale: 1.1 },
    ),
    at(560, 520, pointingHand({ skin: 'durazno', sleeve: black }), { scale: 1, turn: -8 }),
  ),
}

const bubble = (tone: typeof orange) =>
  group(
    shape('M-90 -60H90V50H-20L-60 96L-58 50H-90Z', tone),
    stroke('M-56 -22H56M-56 12H20', 12, bare),
  )

/** A phone shows a QR code; messages leave it towards three people. */
export const shareCampaign: Drawing = {
  ...size,
  inks: ['verde', 'naranja', 'tinta'],
  art: group(
    ground(green),
    over(rays(300, 520, 900, 14, { tinta: lines(0.35) }, 4)),
    at(300, 470, phone('qr', { accent: orange, second: { naranja: 0.3 } }), { scale: 3, turn: -6 }),
    at(560, 160, bubble(orange), { turn: -6 }),
    at(560, 430, bubble(black), { turn: 4 }),
    at(560, 720, bubble(orange), { turn: -3 }),
    ...[
      at(
        780,
        215,
        person({
          head: {
            skin: 'clara',
            hair: 'bob',
            hairTone: { naranja: 1, tinta: 0.3 },
            look: -0.5,
            mouth: 'grin',
          },
          top: { tone: bare, pattern: 'stripes', patternTone: black },
        }),
      ),
      at(
        780,
        505,
        person({
          head: { skin: 'noche', hair: 'afro', look: -0.5, mouth: 'smile', extras: ['glasses'] },
          top: { tone: orange },
        }),
      ),
      at(
        780,
        795,
        person({
          head: {
            skin: 'trigo',
            hair: 'boina',
            hatTone: orange,
            hairTone: { tinta: 0.3 },
            look: -0.5,
            mouth: 'smile',
            extras: ['moustache', 'wrinkles'],
          },
          top: { tone: bare, collar: 'shirt' },
        }),
      ),
    ],
    stroke('M690 320H1000M690 620H1000', 10, green),
  ),
}

const cell = (column: number, row: number) => {
  const number = row * 5 + column + 11
  const x = 60 + column * 160
  const y = 60 + row * 160
  const picked = number === 27
  const sold = [13, 16, 22, 30, 34].includes(number)
  return group(
    rect(x, y, 140, 140, picked ? orange : sold ? { tinta: 0.3 } : bare, 6),
    sold ? over(rect(x, y, 140, 140, { tinta: lines(0.34) })) : group(),
    letters(x + 70, y + 98, `${number}`, { size: 82, tone: picked ? bare : black, width: 62 }),
  )
}

/** A finger picks number 27 from a grid of raffle numbers. */
export const chooseNumbers: Drawing = {
  ...size,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(yellow),
    ...[0, 1, 2, 3, 4].flatMap((row) => [0, 1, 2, 3, 4].map((column) => cell(column, row))),
    stroke('M214 534H366V686H214Z', 13, black),
    at(318, 640, pointingHand({ skin: 'trigo', sleeve: black }), { scale: 1.3 }),
  ),
}
