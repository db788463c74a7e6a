import { person } from '../../figures/person'
import { at, circle, group, inside, over, rect, stroke } from '../../press/art'
import { bare, black, dots, green, orange, yellow } from '../../press/inks'
import { oval } from '../../press/path'
import type { Drawing } from '../../press/print'
import { confetti, rays } from '../../props/nature'
import { ticket } from '../../props/paper'
import { phone } from '../../props/phone'

const back = group(
  circle(700, 620, 560, yellow),
  rays(700, 620, 560, 20, { amarillo: 1, naranja: 0.26 }, 4),
  over(inside(oval(700, 620, 560), rect(100, 760, 1200, 500, { naranja: dots(0.3) }))),
)

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
    elbow: [-136, 20],
    hand: [-118, -128],
    does: 'hold',
    turn: -82,
    item: at(0, -44, ticket({ tone: orange, number: '04821', ink: bare, width: 190 }), {
      turn: -12,
    }),
  },
  right: { elbow: [110, 130], hand: [60, 200] },
})

const boy = person({
  head: {
    skin: 'cacao',
    hair: 'shaved',
    look: -0.2,
    mouth: 'grin',
    brows: 'raised',
    nose: 'broad',
  },
  top: { tone: orange, sleeves: 'short', pattern: 'stripes', patternTone: bare },
  headScale: 1.18,
  build: 0.88,
  waist: 420,
  left: { elbow: [-130, -10], hand: [-96, -150], does: 'fist', turn: -80 },
  right: {
    elbow: [128, 0],
    hand: [104, -140],
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
  top: { tone: black, sleeves: 'short', over: 'overalls', overTone: orange },
  waist: 420,
  tilt: -4,
  left: { elbow: [-132, 130], hand: [-60, 196], does: 'mitt' },
  right: {
    elbow: [146, 70],
    hand: [164, -40],
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
    item: at(0, -46, ticket({ tone: green, number: '17306', ink: bare, width: 190 }), { turn: 10 }),
  },
})

const girl = person({
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
    hand: [-110, -10],
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
  height: 1100,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 8,
  art: group(
    back,
    confetti(1400, 420, [orange, green, black, yellow], 'hero', 60),
    at(880, 390, grandfather, { scale: 1.34 }),
    at(300, 560, grandmother, { scale: 1.42 }),
    at(1056, 640, youngWoman, { scale: 1.42 }),
    at(586, 655, girl, { scale: 1.36 }),
    at(762, 800, boy, { scale: 1.24 }),
    rect(-40, 1040, 1500, 140, black),
    stroke('M-40 1070H1440', 5, bare, 'butt', '18 14'),
  ),
}
