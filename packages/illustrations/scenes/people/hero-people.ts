import { person } from '../../figures/person'
import { at, circle, group, inside, over, rect } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import { oval } from '../../press/path'
import type { Drawing } from '../../press/print'
import { confetti, rays } from '../../props/nature'
import { serial, ticket } from '../../props/paper'
import { phone } from '../../props/phone'

/** The sun behind everybody. Its lower half is the edge of the picture; arms reach over the upper. */
const sun = { x: 700, y: 560, radius: 500 } as const

const back = group(
  circle(sun.x, sun.y, sun.radius, yellow),
  inside(
    oval(sun.x, sun.y, sun.radius),
    rays(sun.x, sun.y, sun.radius + 10, 20, { amarillo: 1, naranja: 0.26 }, 4),
    over(rect(100, 720, 1200, 500, { naranja: dots(0.3) })),
  ),
)

/** How far below the middle of the sun an elbow may stand out. */
const reach = 60
const halfWidth = Math.sqrt(sun.radius ** 2 - reach ** 2)
const frame =
  `M-40 -40H1440V${sun.y + reach}H${sun.x + halfWidth}` +
  `A${sun.radius} ${sun.radius} 0 0 1 ${sun.x - halfWidth} ${sun.y + reach}H-40Z`

const grandmother = person({
  head: {
    skin: 'clara',
    hair: 'bun',
    hairTone: { tinta: 0.28 },
    look: 0.5,
    eyes: 'happy',
    mouth: 'grin',
    extras: ['wrinkles', 'earrings'],
  },
  top: { tone: green, sleeves: 'long', pattern: 'dots', collar: 'round', patternTone: bare },
  waist: 420,
  tilt: 7,
  left: {
    elbow: [-136, -14],
    hand: [-128, -146],
    does: 'hold',
    turn: -84,
    item: at(0, -40, ticket({ tone: orange, number: serial('hero 1'), ink: bare, width: 172 }), {
      turn: -12,
    }),
  },
  right: { elbow: [110, 130], hand: [60, 200] },
})

const youngMan = person({
  head: {
    skin: 'cacao',
    hair: 'shaved',
    look: -0.2,
    mouth: 'grin',
    brows: 'raised',
    nose: 'broad',
    extras: ['beard'],
  },
  top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: black },
  waist: 420,
  left: { elbow: [-124, 6], hand: [-96, -124], does: 'fist', turn: -80 },
  right: {
    elbow: [128, 20],
    hand: [112, -96],
    does: 'hold',
    turn: -95,
    item: at(0, -40, ticket({ tone: yellow, number: '27', width: 180 }), { turn: 9 }),
  },
})

const youngWoman = person({
  head: {
    skin: 'canela',
    hair: 'curly',
    look: -0.3,
    mouth: 'grin',
    eyes: 'open',
    brows: 'raised',
    extras: ['hoops'],
  },
  top: { tone: black, sleeves: 'short', over: 'overalls', overTone: green },
  waist: 420,
  tilt: -4,
  left: { elbow: [-132, 130], hand: [-60, 196], does: 'mitt' },
  right: {
    elbow: [130, -52],
    hand: [152, -150],
    does: 'hold',
    turn: -84,
    item: at(0, -74, phone('numbers', { accent: orange, second: yellow }), {
      turn: 8,
      scale: 0.92,
    }),
  },
})

const grandfather = person({
  head: {
    skin: 'trigo',
    hair: 'boina',
    hatTone: green,
    hairTone: { tinta: 0.25 },
    face: 'square',
    look: -0.5,
    mouth: 'smile',
    brows: 'thick',
    extras: ['moustache', 'wrinkles'],
  },
  top: { tone: bare, sleeves: 'long', collar: 'shirt', over: 'vest', overTone: { tinta: 0.85 } },
  build: 1.12,
  waist: 420,
  tilt: -6,
  left: { elbow: [-110, 140], hand: [-40, 196] },
  right: {
    elbow: [150, 20],
    hand: [136, -120],
    does: 'hold',
    turn: -86,
    item: at(0, -46, ticket({ tone: green, number: serial('hero 2'), ink: bare, width: 190 }), { turn: 10 }),
  },
})

const student = person({
  head: {
    skin: 'durazno',
    hair: 'fringe',
    hairTone: { naranja: 1, tinta: 0.3 },
    look: 0.2,
    mouth: 'grin',
    eyes: 'happy',
    extras: ['roundGlasses'],
  },
  top: { tone: yellow, sleeves: 'long', collar: 'hood', sleeveTone: { amarillo: 1, naranja: 0.3 } },
  waist: 420,
  tilt: 5,
  left: {
    elbow: [-138, 90],
    hand: [-104, 24],
    does: 'hold',
    turn: -80,
    item: at(0, -70, phone('campaign', { accent: orange, second: { verde: 0.5 } }), {
      turn: -8,
      scale: 0.86,
    }),
  },
  right: { elbow: [116, 120], hand: [70, 60], does: 'point', turn: 200 },
})

/** Five people of many ages lift raffle tickets and show the app on their phones. */
export const heroPeople: Drawing = {
  width: 1400,
  height: 1080,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 8,
  art: group(
    back,
    confetti(1400, 360, [orange, green, black, yellow], 'hero', 54),
    inside(
      frame,
      at(836, 392, grandfather, { scale: 1.34 }),
      at(330, 545, grandmother, { scale: 1.42 }),
      at(1030, 604, youngWoman, { scale: 1.42 }),
      at(606, 660, student, { scale: 1.36 }),
      at(796, 806, youngMan, { scale: 1.3 }),
    ),
  ),
}
