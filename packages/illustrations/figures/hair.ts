import { circle, ellipse, group, nothing, shape, stroke, type Art } from '../press/art'
import { bare, black, type Tone } from '../press/inks'
import { polar, type Point } from '../press/path'

/** Hair in three layers: behind the body, behind the face, before the face. */
interface Hair {
  readonly behind: Art
  readonly back: Art
  readonly front: Art
}

type HairMaker = (tone: Tone, hat: Tone) => Hair

const hair = (parts: Partial<Hair>): Hair => ({
  behind: nothing,
  back: nothing,
  front: nothing,
  ...parts,
})

const strand = (tone: Tone): Tone => (tone.tinta === 1 ? { tinta: 0.55 } : { tinta: 0.6 })

function curls(centre: Point, radius: number, from: number, to: number, size: number, tone: Tone) {
  const step = (size / radius) * 52
  const pieces: Art[] = []
  for (let angle = from; angle <= to; angle += step) {
    const [x, y] = polar(centre, angle, radius)
    pieces.push(circle(Math.round(x), Math.round(y), size, tone))
  }
  return group(...pieces)
}

const cap =
  'M-49 -2C-60 -84 60 -84 49 -2C46 -22 40 -34 26 -38C4 -32 -26 -32 -38 -30C-44 -24 -47 -14 -49 -2Z'
const sidePart =
  'M-49 -2C-58 -84 58 -86 50 0C48 -14 46 -26 38 -34C14 -30 -12 -38 -22 -48C-28 -34 -44 -26 -49 -2Z'
const centrePart = 'M-50 2C-60 -86 60 -86 50 2C48 -22 30 -44 0 -52C-30 -44 -48 -22 -50 2Z'
const bangs = 'M-50 2C-60 -86 60 -86 50 2L46 -22C30 -16 -30 -16 -46 -22Z'
const strandsOnTop = 'M-30 -52Q-10 -66 8 -62M-36 -38Q-18 -54 0 -52'

export const hairs = {
  crop: (tone) => hair({ front: shape(cap, tone) }),
  sidePart: (tone) =>
    hair({ front: group(shape(sidePart, tone), stroke('M-20 -50Q4 -66 30 -54', 3, strand(tone))) }),
  quiff: (tone) =>
    hair({
      front: shape(
        'M-49 -2C-54 -40 -46 -56 -34 -62C-30 -92 46 -96 52 -54C56 -42 52 -22 49 -2C46 -22 42 -34 34 -40C10 -36 -14 -40 -32 -36C-42 -28 -47 -14 -49 -2Z',
        tone,
      ),
    }),
  bob: (tone) =>
    hair({
      back: shape(
        'M-60 34C-72 -100 72 -100 60 34C58 56 40 62 24 58L-24 58C-40 62 -58 56 -60 34Z',
        tone,
      ),
      front: group(shape(sidePart, tone), stroke(strandsOnTop, 3, strand(tone))),
    }),
  long: (tone) =>
    hair({
      behind: shape(
        'M-58 -20C-74 60 -70 120 -62 150C-20 166 20 166 62 150C70 120 74 60 58 -20Z',
        tone,
      ),
      back: shape('M-58 20C-70 -98 70 -98 58 20L60 90L-60 90Z', tone),
      front: group(
        shape(centrePart, tone),
        stroke('M-2 -52Q-30 -44 -42 -16M2 -52Q30 -44 42 -16', 3, strand(tone)),
      ),
    }),
  wavy: (tone) =>
    hair({
      behind: shape(
        'M-56 -20C-86 10 -62 36 -80 62C-92 90 -66 110 -70 130C-40 146 40 146 70 130C66 110 92 90 80 62C62 36 86 10 56 -20Z',
        tone,
      ),
      back: shape('M-60 30C-72 -102 72 -102 60 30Z', tone),
      front: group(shape(sidePart, tone), stroke(strandsOnTop, 3, strand(tone))),
    }),
  curly: (tone) =>
    hair({
      back: group(
        shape('M-60 40C-90 -100 90 -100 60 40Z', tone),
        curls([0, -12], 60, 150, 392, 24, tone),
        circle(-62, 40, 22, tone),
        circle(62, 40, 22, tone),
      ),
      front: group(curls([0, -4], 47, 196, 346, 14, tone)),
    }),
  afro: (tone) =>
    hair({
      back: group(circle(0, -34, 84, tone), curls([0, -34], 74, 0, 350, 22, tone)),
      front: shape('M-50 0C-56 -66 56 -66 50 0C44 -28 26 -42 0 -42C-26 -42 -44 -28 -50 0Z', tone),
    }),
  bun: (tone) =>
    hair({
      back: group(circle(0, -74, 27, tone), shape('M-52 10C-62 -88 62 -88 52 10Z', tone)),
      front: group(
        shape(centrePart, tone),
        stroke('M-18 -84Q0 -94 16 -82M-40 -28Q-28 -46 -4 -54M40 -28Q28 -46 4 -54', 3, strand(tone)),
      ),
    }),
  bald: (tone) =>
    hair({
      back: group(
        circle(-46, -10, 15, tone),
        circle(46, -10, 15, tone),
        circle(-47, -26, 11, tone),
        circle(47, -26, 11, tone),
      ),
      front: stroke('M-14 -48Q4 -54 18 -46', 4, bare),
    }),
  shaved: (tone) =>
    hair({
      front: shape(
        'M-48 -8C-54 -74 54 -74 48 -8C44 -30 34 -42 0 -42C-34 -42 -44 -30 -48 -8Z',
        tone,
      ),
    }),
  fringe: (tone) =>
    hair({
      back: shape(
        'M-60 40C-72 -102 72 -102 60 40C58 54 48 58 40 54L-40 54C-48 58 -58 54 -60 40Z',
        tone,
      ),
      front: group(
        shape(bangs, tone),
        stroke('M-18 -22Q-14 -44 -6 -58M14 -20Q14 -42 10 -58', 3, strand(tone)),
      ),
    }),
  ponytail: (tone, tie) =>
    hair({
      back: group(
        shape('M30 -60C88 -84 108 -20 84 34C82 48 70 54 64 44C74 6 70 -24 34 -34Z', tone),
        shape('M-52 6C-62 -88 62 -88 52 6Z', tone),
        circle(46, -50, 12, tie),
      ),
      front: group(shape(sidePart, tone), stroke('M-20 -50Q6 -68 36 -52', 3, strand(tone))),
    }),
  braids: (tone, tie) =>
    hair({
      back: shape('M-54 16C-64 -90 64 -90 54 16Z', tone),
      front: group(
        shape(centrePart, tone),
        ...[-1, 1].map((side) =>
          group(
            ...[0, 1, 2, 3, 4].map((i) =>
              group(
                ellipse(side * (58 + i * 2), 24 + i * 25, 17 - i, 18, tone),
                stroke(
                  `M${side * (46 + i * 2)} ${30 + i * 25}Q${side * (58 + i * 2)} ${42 + i * 25} ${side * (70 + i * 2)} ${28 + i * 25}`,
                  3,
                  strand(tone),
                ),
              ),
            ),
            ellipse(side * 67, 146, 9, 7, tie),
            ellipse(side * 68, 160, 10, 12, tone),
          ),
        ),
      ),
    }),
  pigtails: (tone, tie) =>
    hair({
      back: group(
        shape('M-54 6C-62 -88 62 -88 54 6Z', tone),
        ...[-1, 1].map((side) =>
          group(
            shape(
              `M${side * 48} -26C${side * 90} -60 ${side * 104} 0 ${side * 78} 36C${side * 72} 10 ${side * 62} -4 ${side * 46} -8Z`,
              tone,
            ),
            circle(side * 54, -20, 11, tie),
          ),
        ),
      ),
      front: group(shape(bangs, tone)),
    }),
  gorra: (tone, hat) =>
    hair({
      back: shape('M-52 18C-58 -40 58 -40 52 18L40 6L-40 6Z', tone),
      front: group(
        shape('M-52 -22C-58 -92 58 -92 52 -22C20 -32 -20 -32 -52 -22Z', hat),
        shape('M-50 -26C-20 -38 30 -40 54 -26C76 -22 92 -12 94 -4C70 -14 0 -22 -50 -20Z', black),
        circle(0, -74, 6, black),
      ),
    }),
  boina: (tone, hat) =>
    hair({
      back: group(circle(-44, -2, 14, tone), circle(44, -2, 14, tone)),
      front: group(
        shape(
          'M-52 -20C-84 -34 -70 -84 -10 -82C44 -86 84 -62 66 -34C60 -24 56 -22 52 -20C20 -32 -20 -32 -52 -20Z',
          hat,
        ),
        stroke('M-8 -82Q-6 -92 2 -94', 6, hat),
        stroke('M-50 -22Q0 -34 50 -22', 5, black),
      ),
    }),
  beanie: (tone, hat) =>
    hair({
      back: shape('M-54 30C-60 -40 60 -40 54 30Z', tone),
      front: group(
        shape('M-50 -22C-58 -100 58 -100 50 -22Z', hat),
        shape('M-54 -40C-20 -52 20 -52 54 -40L53 -14C20 -26 -20 -26 -53 -14Z', black),
      ),
    }),
  kerchief: (tone, hat) =>
    hair({
      back: group(
        shape('M-52 20C-60 -60 60 -60 52 20Z', tone),
        shape(
          'M44 -34C72 -40 86 -22 92 -2C76 -8 62 -10 50 -12C64 2 66 18 62 32C52 14 44 0 40 -20Z',
          hat,
        ),
      ),
      front: group(
        shape('M-52 -14C-60 -92 60 -92 52 -14C24 -40 -24 -40 -52 -14Z', hat),
        ...[
          [-26, -50],
          [0, -62],
          [26, -50],
          [-8, -42],
          [14, -38],
          [-40, -32],
          [40, -32],
        ].map(([x = 0, y = 0]) => circle(x, y, 4.5, bare)),
      ),
    }),
  chef: (tone, hat) =>
    hair({
      back: group(circle(-46, -4, 13, tone), circle(46, -4, 13, tone)),
      front: group(
        circle(-30, -84, 28, hat),
        circle(30, -84, 28, hat),
        circle(0, -98, 32, hat),
        shape('M-50 -18L-46 -80L46 -80L50 -18C20 -30 -20 -30 -50 -18Z', hat),
        stroke('M-50 -22Q0 -34 50 -22', 6, black),
        stroke('M-18 -44L-16 -72M16 -44L15 -72', 4, black),
      ),
    }),
  hardhat: (tone, hat) =>
    hair({
      back: shape('M-52 14C-58 -40 58 -40 52 14Z', tone),
      front: group(
        shape('M-54 -24C-58 -98 58 -98 54 -24Z', hat),
        shape('M-66 -18C-60 -34 60 -34 66 -18C30 -26 -30 -26 -66 -18Z', black),
        shape('M-9 -84H9V-32H-9Z', bare),
      ),
    }),
  helmet: (tone, hat) =>
    hair({
      back: group(
        shape('M-50 30C-58 -40 58 -40 50 30L58 56L-58 56Z', tone),
        shape('M-62 -20L-70 40L-50 30L-46 -20Z', hat),
        shape('M62 -20L70 40L50 30L46 -20Z', hat),
      ),
      front: group(
        shape('M-58 -18C-64 -108 64 -108 58 -18C30 -32 -30 -32 -58 -18Z', hat),
        shape('M-64 -12C-50 -42 50 -42 64 -12C30 -30 -30 -30 -64 -12Z', black),
        shape('M0 -78L20 -66L16 -44L0 -36L-16 -44L-20 -66Z', bare),
      ),
    }),
  straw: (tone, hat) =>
    hair({
      back: shape('M-52 34C-60 -40 60 -40 52 34Z', tone),
      front: group(
        shape('M-92 -16C-70 -44 70 -44 92 -16C50 -30 -50 -30 -92 -16Z', hat),
        shape('M-46 -32C-50 -90 50 -90 46 -32C20 -40 -20 -40 -46 -32Z', hat),
        stroke('M-46 -36Q0 -46 46 -36', 9, black),
      ),
    }),
} as const satisfies Record<string, HairMaker>

/** The name of a hairdo, with or without a hat. */
export type HairName = keyof typeof hairs
