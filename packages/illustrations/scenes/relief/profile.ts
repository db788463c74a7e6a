import { person } from '../../figures/person'
import { at, circle, group, inside, letters, over, rect, shape, stroke, type Art } from '../../press/art'
import { bare, black, blue, dots, orange, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { pointingHand } from '../../props/big-hand'
import { ground, rays } from '../../props/nature'
import { serial, strip, ticket, ticketPath } from '../../props/paper'
import { phone } from '../../props/phone'

const portrait = (width: number, tone: Tone): Art => {
  const frame = `M${-width / 2} ${-width / 2}h${width}v${width}h${-width}Z`
  return group(
    shape(frame, tone),
    inside(
      frame,
      at(
        0,
        width * 0.34,
        person({
          head: { skin: 'canela', hair: 'curly', look: 0.2, mouth: 'smile', extras: ['hoops'] },
          top: { tone: orange, sleeves: 'long', collar: 'v' },
        }),
        { scale: width / 240 },
      ),
    ),
    stroke(frame, 7, black),
  )
}

const card = group(
  shape(ticketPath(640, 400, 34), bare),
  stroke(ticketPath(640, 400, 34), 9, black),
  stroke('M120 -186V186', 8, black, 'butt', '18 13'),
  at(-190, -30, portrait(190, blue)),
  letters(-72, -86, 'VECINA', { size: 64, tone: black, width: 62, anchor: 'start' }),
  letters(-72, -26, 'DE ORO', { size: 64, tone: orange, width: 62, anchor: 'start' }),
  stroke('M-68 22H84M-68 56H40', 12, black),
  rect(-284, 110, 368, 30, { tinta: 0.18 }, 4),
  rect(-284, 110, 250, 30, orange, 4),
  letters(216, -90, 'N.º', { size: 44, tone: black, width: 80 }),
  letters(214, -14, serial('sos-profile 1'), { size: 66, tone: orange, width: 56 }),
  letters(214, 56, serial('sos-profile 4'), { size: 66, tone: black, width: 56 }),
  letters(214, 126, serial('sos-profile 2'), { size: 66, tone: blue, width: 56 }),
)

/** A woman shows her profile: a giant ticket with her portrait and her numbers. */
export const profile: Drawing = {
  width: 1400,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  cell: 7,
  art: group(
    ground(bare),
    rays(860, 420, 620, 15, { celeste: 0.2 }, 4),
    at(
      390,
      480,
      person({
        head: { skin: 'canela', hair: 'curly', look: 0.5, mouth: 'grin', eyes: 'happy', extras: ['hoops'] },
        top: { tone: orange, sleeves: 'long', collar: 'v' },
        waist: 440,
        tilt: 6,
        left: { elbow: [-120, 140], hand: [-70, 236] },
      }),
      { scale: 1.34 },
    ),
    at(940, 400, card, { turn: -5, scale: 1.16 }),
    at(
      390,
      480,
      group(
        shape('M64 26C120 40 170 90 176 128L150 166C110 150 70 120 48 84Z', orange),
        over(shape('M64 60C100 90 130 120 150 166C110 150 70 120 48 84Z', { tinta: dots(0.3) })),
        rect(150, 96, 84, 60, { naranja: 0.56, tinta: 0.22 }, 26),
        stroke('M196 112h36M196 128h38M196 144h32', 4, black),
      ),
      { scale: 1.34 },
    ),
  ),
}

const size = { width: 800, height: 800 }
const colours = { accent: orange, second: { celeste: 0.5 } }

/** A finger touches the icon of the app. */
export const openApp: Drawing = {
  ...size,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground(blue),
    rays(400, 330, 800, 16, { celeste: 1, tinta: 0.16 }, 5),
    at(
      370,
      380,
      group(
        phone('blank', colours),
        ...[-28, 0, 28].flatMap((x) =>
          [-62, -32, -2, 28, 58].map((y) => rect(x - 11, y - 11, 22, 22, { celeste: 0.4 }, 4)),
        ),
        rect(-15, -17, 30, 30, orange, 5),
        letters(0, 5, 'y!', { size: 22, tone: bare, width: 110 }),
      ),
      { scale: 3.2, turn: -4 },
    ),
    at(386, 400, pointingHand({ skin: 'cacao', sleeve: orange }), { scale: 0.86 }),
  ),
}

const key = group(
  circle(0, 0, 62, orange),
  circle(0, 0, 24, bare),
  stroke('M62 0H230M180 0V52M226 0V60', 30, orange, 'butt'),
  stroke('M-62 0A62 62 0 1 1 62 0A62 62 0 1 1 -62 0', 7, black),
)

/** The entrance of the app with an e-mail address, and a key. */
export const signIn: Drawing = {
  ...size,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.3 }),
    at(
      340,
      410,
      group(
        phone('blank', colours),
        rect(-44, -92, 88, 70, blue),
        letters(0, -38, 'yapa!', { size: 27, tone: bare, width: 105 }),
        stroke('M-40 0H40V24H-40Z', 4, black),
        stroke('M-32 12H14', 5, black),
        letters(26, 19, '@', { size: 22, tone: orange, width: 90 }),
        rect(-40, 40, 80, 24, orange, 3),
        stroke('M-16 52H16', 5, bare),
      ),
      { scale: 3.1, turn: 4 },
    ),
    at(560, 470, key, { turn: -28, scale: 1.1 }),
  ),
}

/** A finger touches the portrait of a profile with its raffle numbers. */
export const touchName: Drawing = {
  ...size,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ celeste: 0.4 }),
    rays(400, 330, 800, 16, { celeste: 0.66 }, 5),
    at(
      400,
      390,
      group(
        phone('blank', colours),
        at(0, -46, portrait(70, blue)),
        stroke('M-26 4H26', 7, black),
        at(0, 34, strip([orange, bare, { celeste: 0.5 }], ['57', '11', '21']), { scale: 0.34 }),
        stroke('M-38 62H38M-38 78H14', 5, black),
      ),
      { scale: 3.2, turn: -3 },
    ),
    at(170, 160, ticket({ tone: orange, number: serial('sos-profile 3'), ink: bare, width: 230 }), { turn: -14 }),
    at(430, 262, pointingHand({ skin: 'durazno', sleeve: orange }), { scale: 0.94 }),
  ),
}
