import { at, group, letters, over, rect, shape } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { confetti, ground, rays } from '../../props/nature'
import { bicycle, bow } from '../../props/prizes'
import { serial, ticket } from '../../props/paper'

/** A bicycle with a huge bow on a podium with the winning number. */
export const prizes: Drawing = {
  width: 1000,
  height: 800,
  inks: ['verde', 'amarillo', 'naranja', 'tinta'],
  art: group(
    ground(green),
    rays(500, 430, 900, 16, { verde: 0.72, amarillo: 0.4 }, 4),
    confetti(1000, 420, [yellow, bare, orange], 'prizes', 44),
    rect(130, 590, 740, 260, bare),
    over(rect(130, 590, 90, 260, { tinta: dots(0.3) })),
    rect(100, 566, 800, 44, black),
    letters(500, 736, serial('prizes'), { size: 150, tone: black, width: 60, spacing: 0.02 }),
    shape('M160 764H840V776H160Z', orange),
    at(500, 440, bicycle(orange), { scale: 1.12 }),
    at(470, 250, bow(yellow), { scale: 0.98, turn: -4 }),
    at(150, 130, ticket({ tone: orange, number: '27', ink: bare, width: 190 }), { turn: -14 }),
    at(850, 150, ticket({ tone: yellow, number: '311', width: 190 }), { turn: 12 }),
  ),
}
