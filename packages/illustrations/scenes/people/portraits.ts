import { circle, group, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, green, lines, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'
import { arms, portrait } from './portrait'

/** Portraits of people who have used the app. */
export const portraits = {
  'testimonial-1': portrait(
    ['amarillo', 'naranja', 'tinta'],
    group(ground(yellow), rays(300, 260, 520, 14, { amarillo: 1, naranja: 0.3 }, 6)),
    {
      ...arms,
      head: {
        skin: 'canela',
        hair: 'curly',
        look: 0.25,
        mouth: 'grin',
        extras: ['hoops', 'lipstick'],
        brows: 'raised',
      },
      top: { tone: orange, sleeves: 'long', collar: 'v', pattern: 'dots' },
    },
  ),
  'testimonial-2': portrait(
    ['verde', 'naranja', 'tinta'],
    group(
      ground(green),
      over(rect(-40, 330, 700, 320, { tinta: dots(0.4) })),
      circle(300, 260, 230, { naranja: 0.26 }),
    ),
    {
      ...arms,
      build: 1.06,
      head: {
        skin: 'durazno',
        hair: 'boina',
        face: 'square',
        hatTone: black,
        hairTone: { tinta: 0.22 },
        look: -0.4,
        mouth: 'smile',
        brows: 'thick',
        extras: ['moustache', 'wrinkles'],
        nose: 'hook',
      },
      top: { tone: bare, sleeves: 'long', collar: 'shirt', over: 'vest', overTone: orange },
    },
  ),
  'testimonial-3': portrait(
    ['celeste', 'naranja', 'tinta'],
    group(ground({ celeste: 0.85 }), over(shape('M-40 -40H300V640H-40Z', { celeste: lines(0.5) }))),
    {
      ...arms,
      tilt: 6,
      head: {
        skin: 'clara',
        hair: 'fringe',
        hairTone: { naranja: 1, tinta: 0.3 },
        look: 0.1,
        eyes: 'happy',
        mouth: 'grin',
        extras: ['roundGlasses', 'freckles'],
        nose: 'button',
      },
      top: { tone: bare, sleeves: 'long', pattern: 'stripes', patternTone: black },
    },
  ),
  'testimonial-4': portrait(
    ['amarillo', 'naranja', 'tinta'],
    group(ground(orange), shape('M-40 430L640 150V640H-40Z', { naranja: 1, amarillo: 0.8 })),
    {
      ...arms,
      head: {
        skin: 'trigo',
        hair: 'gorra',
        hatTone: yellow,
        look: 0.45,
        mouth: 'smile',
        extras: ['beard'],
        brows: 'thick',
      },
      top: { tone: black, sleeves: 'long', collar: 'hood', sleeveTone: { tinta: 0.7 } },
    },
  ),
  'testimonial-5': portrait(
    ['verde', 'naranja', 'tinta'],
    group(ground({ naranja: 0.28 }), circle(300, 250, 220, { naranja: 0.85 })),
    {
      ...arms,
      tilt: -4,
      head: {
        skin: 'cacao',
        hair: 'bun',
        hairTone: { tinta: 0.34 },
        look: -0.2,
        eyes: 'happy',
        mouth: 'smile',
        extras: ['wrinkles', 'earrings', 'lipstick'],
        nose: 'broad',
      },
      top: { tone: green, sleeves: 'long', collar: 'round', pattern: 'dots' },
    },
    group(
      stroke('M-44 0Q0 92 44 0', 15, orange, 'round', '1 17'),
      stroke('M-36 -8Q0 58 36 -8', 11, bare, 'round', '1 14'),
    ),
  ),
  'testimonial-6': portrait(
    ['celeste', 'naranja', 'tinta'],
    group(
      ground(bare),
      ...[0, 1, 2, 3, 4, 5, 6].map((i) => rect(-40 + i * 104, -40, 52, 700, { celeste: 0.75 })),
    ),
    {
      ...arms,
      head: {
        skin: 'noche',
        hair: 'braids',
        hatTone: orange,
        look: 0.2,
        mouth: 'grin',
        brows: 'raised',
      },
      top: { tone: orange, sleeves: 'short', collar: 'v', pattern: 'sash', patternTone: bare },
    },
  ),
} as const satisfies Record<string, Drawing>
