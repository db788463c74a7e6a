import { exclamation, letterPaths } from '../../brand/wordmark'
import { at, faded, group, letters, over, rect, shape, stroke, type Art } from '../../press/art'
import { bare, black, dots, green, lines, orange, yellow, type Tone } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { confetti, ground, rays } from '../../props/nature'
import { serial, ticket, ticketPath } from '../../props/paper'
import { heroPeople } from '../people/hero-people'
import { raffles } from '../explainers/raffles'

/** The wordmark in ink; 0 is the left end of its baseline, `width` its length. */
const logo = (width: number, ink: Tone, accent: Tone): Art =>
  at(0, 0, group(shape(letterPaths.join(''), ink), shape(exclamation, accent)), {
    scale: width / 3945,
  })

const cropMarks = (w: number, h: number) =>
  stroke(
    `M${-w} ${-h - 50}v36M${-w - 50} ${-h}h36M${w} ${-h - 50}v36M${w + 14} ${-h}h36M${-w} ${h + 14}v36M${-w - 50} ${h}h36M${w} ${h + 14}v36M${w + 14} ${h}h36`,
    4,
    black,
    'butt',
  )

/** The logo printed on a proof sheet. */
const logoOnPaper: Drawing = {
  width: 1200,
  height: 900,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(yellow),
    over(rect(-40, -40, 1300, 1000, { naranja: lines(0.12) })),
    at(
      614,
      470,
      group(
        over(rect(-486, -326, 1000, 690, { tinta: dots(0.5) })),
        rect(-500, -340, 1000, 680, bare),
        cropMarks(400, 240),
        at(-368, 54, logo(736, black, orange)),
        ...[black, orange, yellow, { naranja: 0.4 }, { tinta: 0.4 }].map((tone, i) =>
          rect(-130 + i * 56, 268, 46, 46, tone),
        ),
      ),
      { turn: -4 },
    ),
  ),
}

/** A street poster. */
const streetPoster: Drawing = {
  width: 1000,
  height: 1400,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  cell: 8,
  art: group(
    ground(bare),
    letters(54, 230, 'CADA', { size: 250, tone: black, width: 56, anchor: 'start' }),
    letters(54, 432, 'NÚMERO', { size: 214, tone: black, width: 62, anchor: 'start' }),
    letters(48, 590, 'AYUDA', { size: 190, tone: orange, width: 116, anchor: 'start' }),
    at(640, 120, ticket({ tone: yellow, number: serial('gallery 1'), width: 300 }), { turn: 8 }),
    at(-30, 596, heroPeople.art, { scale: 0.76 }),
    rect(-40, 1386, 1100, 60, black),
    rect(-40, 1330, 1100, 100, black),
    at(54, 1382, logo(200, bare, orange)),
    letters(946, 1382, 'CAMPAÑAS · RIFAS · PREMIOS', {
      size: 34,
      tone: bare,
      width: 84,
      anchor: 'end',
      spacing: 0.01,
    }),
  ),
}

const bigTicket = (
  tone: Tone,
  ink: Tone,
  title: readonly [string, string],
  number: string,
  price: string,
): Art =>
  group(
    shape(ticketPath(900, 300, 36), tone),
    letters(-390, -40, title[0], { size: 92, tone: ink, width: 96, anchor: 'start' }),
    letters(-390, 46, title[1], { size: 92, tone: ink, width: 96, anchor: 'start' }),
    letters(-390, 112, 'yapa!', { size: 44, tone: ink, width: 130, anchor: 'start' }),
    stroke('M170 -130V130', 7, ink, 'butt', '16 12'),
    letters(204, -70, 'N.º', { size: 40, tone: ink, width: 90, anchor: 'start' }),
    letters(204, 34, number, { size: 100, tone: ink, width: 56, anchor: 'start' }),
    letters(204, 104, price, { size: 42, tone: ink, width: 72, anchor: 'start' }),
  )

/** A set of three raffle tickets. */
const ticketSet: Drawing = {
  width: 1200,
  height: 900,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  art: group(
    ground({ naranja: 0.24 }),
    over(shape('M-40 600L1240 300V940H-40Z', { naranja: dots(0.3) })),
    at(630, 210, bigTicket(orange, bare, ['RIFA', 'SOLIDARIA'], serial('gallery 2'), '$ 1.500'), { turn: 6 }),
    at(580, 450, bigTicket(green, bare, ['PREMIO', 'MAYOR'], serial('gallery 3'), '$ 2.000'), { turn: -4 }),
    at(620, 690, bigTicket(yellow, black, ['BONO', 'BAHÍA'], serial('gallery 4'), '$ 5.000'), { turn: 3 }),
  ),
}

/** A square for social networks. */
const socialSquare: Drawing = {
  width: 1080,
  height: 1080,
  inks: ['amarillo', 'naranja', 'verde', 'tinta'],
  cell: 8,
  art: group(
    ground(yellow),
    at(-30, 330, raffles.art, { scale: 1.12 }),
    rect(-40, -40, 1180, 400, black),
    letters(56, 190, 'HOY SE', { size: 200, tone: bare, width: 60, anchor: 'start' }),
    letters(52, 330, 'SORTEA', { size: 158, tone: yellow, width: 118, anchor: 'start' }),
    at(820, 100, logo(200, bare, orange)),
  ),
}

const outlined = (x: number, words: string): Art =>
  letters(x, 376, words, { size: 46, tone: black, width: 135, anchor: 'start' })

/** A wide banner with the split-fountain band. */
const banner: Drawing = {
  width: 1600,
  height: 560,
  inks: ['naranja', 'amarillo', 'verde', 'tinta'],
  art: group(
    ground(bare),
    rays(1330, 150, 900, 22, { amarillo: 0.35 }, 3),
    letters(60, 262, 'RIFAS', { size: 270, tone: black, width: 150, anchor: 'start' }),
    faded('M-40 310H560V410H-40Z', { naranja: 1 }, { naranja: 0.75, amarillo: 0.6 }, 0),
    faded('M560 310H880V410H560Z', { naranja: 0.75, amarillo: 0.6 }, { amarillo: 1 }, 0),
    faded('M880 310H1240V410H880Z', { amarillo: 1 }, { amarillo: 0.9, verde: 0.5 }, 0),
    faded('M1240 310H1660V410H1240Z', { amarillo: 0.9, verde: 0.5 }, { verde: 1 }, 0),
    outlined(60, 'CAMPAÑAS'),
    outlined(500, 'PREMIOS'),
    outlined(860, 'BONOS'),
    outlined(1140, 'SORTEOS'),
    letters(60, 492, 'Tu causa suma. Cada número ayuda.', {
      size: 62,
      tone: black,
      width: 68,
      anchor: 'start',
    }),
    at(1300, 500, logo(240, black, orange)),
    at(1440, 130, ticket({ tone: orange, number: serial('gallery 5'), ink: bare, width: 260 }), { turn: -9 }),
    confetti(1600, 300, [orange, green, black], 'banner', 26),
  ),
}

/** The printed pictures of the gallery by their number. */
export const galleryPrints = {
  'gallery-1': logoOnPaper,
  'gallery-2': streetPoster,
  'gallery-3': ticketSet,
  'gallery-5': socialSquare,
  'gallery-6': banner,
} as const satisfies Record<string, Drawing>
