import { circle, group, over, rect, shape } from '../../press/art'
import { bare, black, blue, dots, green, lines, orange, yellow } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground, rays } from '../../props/nature'
import { arms, portrait } from './portrait'

/** Portraits of the team, for members without a photo. */
export const team = {
  'team-1': portrait(
    ['amarillo', 'naranja', 'tinta'],
    group(ground(yellow), over(shape('M-40 640L640 60V640Z', { naranja: dots(0.45) }))),
    {
      ...arms,
      head: {
        skin: 'trigo',
        hair: 'wavy',
        look: 0.25,
        mouth: 'smile',
        brows: 'raised',
        nose: 'straight',
        extras: ['earrings', 'lipstick'],
      },
      top: { tone: bare, sleeves: 'long', collar: 'v', over: 'jacket', overTone: orange },
    },
  ),
  'team-2': portrait(
    ['celeste', 'naranja', 'tinta'],
    group(
      ground({ celeste: 0.45 }),
      ...[0, 1, 2, 3, 4, 5].map((i) => rect(-40, 20 + i * 112, 700, 44, blue)),
    ),
    {
      ...arms,
      build: 1.08,
      head: {
        skin: 'durazno',
        hair: 'quiff',
        look: -0.3,
        mouth: 'grin',
        brows: 'thick',
        extras: ['beard', 'roundGlasses'],
      },
      top: { tone: black, sleeves: 'long', collar: 'hood', sleeveTone: { tinta: 0.6 } },
    },
  ),
  'team-3': portrait(
    ['verde', 'naranja', 'tinta'],
    group(ground({ naranja: 0.3 }), circle(300, 280, 250, { verde: 0.8 })),
    {
      ...arms,
      tilt: 5,
      head: {
        skin: 'clara',
        hair: 'bob',
        hairTone: { naranja: 1, tinta: 0.34 },
        look: 0.3,
        eyes: 'happy',
        mouth: 'smile',
        nose: 'button',
        extras: ['freckles'],
      },
      top: { tone: bare, sleeves: 'long', collar: 'round', over: 'overalls', overTone: orange },
    },
  ),
  'team-4': portrait(
    ['amarillo', 'naranja', 'tinta'],
    group(ground(orange), rays(300, 300, 560, 12, { naranja: 1, amarillo: 0.75 }, 7)),
    {
      ...arms,
      build: 1.1,
      head: {
        skin: 'canela',
        hair: 'bald',
        hairTone: { tinta: 0.3 },
        face: 'round',
        look: 0.4,
        mouth: 'smile',
        brows: 'thick',
        nose: 'broad',
        extras: ['moustache', 'wrinkles'],
      },
      top: {
        tone: bare,
        sleeves: 'long',
        collar: 'shirt',
        over: 'vest',
        overTone: black,
      },
    },
  ),
  'team-5': portrait(
    ['amarillo', 'naranja', 'tinta'],
    group(
      ground({ naranja: 0.26 }),
      over(rect(-40, 300, 700, 360, { naranja: dots(0.5) })),
      circle(300, 250, 240, yellow),
    ),
    {
      ...arms,
      tilt: -5,
      head: {
        skin: 'cacao',
        hair: 'afro',
        look: -0.25,
        mouth: 'grin',
        brows: 'raised',
        nose: 'broad',
        extras: ['hoops', 'lipstick'],
      },
      top: { tone: orange, sleeves: 'short', collar: 'round', pattern: 'dots' },
    },
  ),
  'team-6': portrait(
    ['verde', 'naranja', 'tinta'],
    group(ground(green), over(shape('M-40 -40H300V640H-40Z', { tinta: lines(0.35) }))),
    {
      ...arms,
      head: {
        skin: 'durazno',
        hair: 'sidePart',
        hairTone: { tinta: 0.3 },
        face: 'long',
        look: -0.4,
        mouth: 'calm',
        brows: 'soft',
        extras: ['glasses', 'wrinkles'],
      },
      top: {
        tone: bare,
        sleeves: 'long',
        collar: 'shirt',
        over: 'jacket',
        overTone: { tinta: 0.6 },
      },
    },
  ),
  'team-7': portrait(
    ['celeste', 'naranja', 'tinta'],
    group(ground(blue), shape('M-40 420L640 180V640H-40Z', { naranja: 0.9 })),
    {
      ...arms,
      tilt: 4,
      head: {
        skin: 'trigo',
        hair: 'ponytail',
        hatTone: orange,
        face: 'round',
        look: 0.35,
        eyes: 'open',
        mouth: 'grin',
        extras: ['earrings'],
      },
      top: { tone: black, sleeves: 'long', collar: 'turtle' },
    },
  ),
} as const satisfies Record<string, Drawing>
