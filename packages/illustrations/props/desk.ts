import { circle, ellipse, group, letters, over, rect, shape, stroke, type Art } from '../press/art'
import { bare, black, dots, type Tone } from '../press/inks'

/** A mate with its straw; 0 is the middle of its foot. */
export const mate = (tone: Tone): Art =>
  group(
    stroke('M6 -70L44 -132L62 -134', 8, { tinta: 0.5 }),
    shape('M-40 -76C-56 -20 -34 0 0 0C34 0 56 -20 40 -76Z', tone),
    ellipse(0, -76, 41, 13, black),
    ellipse(0, -77, 32, 8, { verde: 1 }),
    stroke('M-46 -44Q0 -30 46 -44', 5, bare),
    over(shape('M-40 -76C-56 -20 -34 0 -6 0C-20 -20 -26 -50 -22 -76Z', { tinta: dots(0.4) })),
  )

/** A thermos; 0 is the middle of its foot. */
export const thermos = (tone: Tone): Art =>
  group(
    rect(-36, -220, 72, 220, tone, 10),
    rect(-26, -262, 52, 46, black, 8),
    shape('M26 -250L46 -262L46 -240Z', black),
    stroke('M36 -180C74 -180 74 -90 36 -90', 10, black),
    over(rect(-36, -216, 24, 214, { tinta: dots(0.35) })),
    rect(-36, -120, 72, 18, bare),
  )

/** A laptop seen from behind, with the mark of the brand on its lid; 0 is the middle of its foot. */
export const laptop = (tone: Tone): Art =>
  group(
    shape('M-150 -196H150L160 -10H-160Z', tone),
    letters(0, -82, 'y!', { size: 70, tone: bare, width: 115 }),
    rect(-190, -12, 380, 16, black, 6),
  )

/** A jar with brushes; 0 is the middle of its foot. */
export const brushes = (tone: Tone): Art =>
  group(
    stroke('M-14 -70L-34 -170M0 -70V-190M14 -70L36 -160', 8, black),
    shape('M-42 -164L-26 -160L-32 -206Z', { naranja: 1 }),
    shape('M-9 -186H9L0 -232Z', tone),
    shape('M28 -158L44 -152L46 -198Z', { amarillo: 1 }),
    rect(-34, -84, 68, 84, bare, 4),
    stroke('M-34 -84H34V0H-34Z', 5, black),
    circle(0, -42, 14, tone),
  )
