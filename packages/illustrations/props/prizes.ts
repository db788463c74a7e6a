import {
  at,
  circle,
  ellipse,
  group,
  letters,
  over,
  rect,
  shape,
  stroke,
  type Art,
} from '../press/art'
import { bare, black, dots, orange, type Tone } from '../press/inks'
import { polar } from '../press/path'

const spokes = (radius: number) =>
  Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar([0, 0], i * 30, radius)
    return `M0 0L${Math.round(x)} ${Math.round(y)}`
  }).join('')

const bikeWheel = group(
  stroke(spokes(120), 3, black),
  stroke('M-124 0a124 124 0 1 0 248 0a124 124 0 1 0 -248 0Z', 17, black),
  stroke('M-108 0a108 108 0 1 0 216 0a108 108 0 1 0 -216 0Z', 5, bare),
  circle(0, 0, 15, black),
)

/** A bicycle; 0 is between its wheels at the height of their hubs, about 560 wide. */
export const bicycle = (frame: Tone): Art =>
  group(
    at(-180, 0, bikeWheel),
    at(180, 0, bikeWheel),
    stroke('M-180 0L-92 -176H96L-20 0ZM-20 0L-108 -210M-180 0H-20M180 0L82 -214', 19, frame),
    stroke('M82 -214L74 -246L128 -262M74 -246C40 -250 30 -232 34 -214', 15, black),
    shape('M-160 -222C-160 -242 -70 -242 -58 -226C-62 -208 -100 -206 -160 -222Z', black),
    circle(-20, 0, 34, black),
    circle(-20, 0, 15, frame),
    stroke('M-20 0L26 46M10 52H46', 11, black),
  )

/** A large bow around its knot, about 300 wide. */
export const bow = (tone: Tone): Art =>
  group(
    shape('M-20 10L-90 150L-50 138L-34 170L24 30Z', tone),
    shape('M20 10L90 150L50 138L34 170L-24 30Z', tone),
    shape('M0 0C-60 -90 -160 -90 -160 -10C-160 70 -60 60 0 0Z', tone),
    shape('M0 0C60 -90 160 -90 160 -10C160 70 60 60 0 0Z', tone),
    over(
      shape(
        'M0 0C-60 -10 -110 10 -120 44C-80 50 -40 34 0 0ZM0 0C60 -10 110 10 120 44C80 50 40 34 0 0Z',
        { tinta: dots(0.4) },
      ),
    ),
    stroke('M-10 -4C-50 -30 -80 -34 -104 -30M10 -4C50 -30 80 -34 104 -30', 5, black),
    rect(-30, -26, 60, 56, tone, 16),
    stroke('M-12 -20V24M8 -22V26', 5, black),
  )

/** A layered cake; 0 is the middle of its foot. */
export const cake = (cream: Tone, filling: Tone): Art =>
  group(
    ellipse(0, 4, 170, 30, black),
    rect(-140, -150, 280, 150, filling, 10),
    shape(
      'M-140 -100C-120 -70 -100 -70 -84 -96C-66 -66 -46 -66 -28 -96C-10 -66 10 -66 28 -96C46 -66 66 -66 84 -96C100 -70 120 -70 140 -100V-170H-140Z',
      cream,
    ),
    ellipse(0, -168, 140, 26, cream),
    over(shape('M-140 -168H-80V0H-140Z', { tinta: dots(0.3) })),
    ...[-90, -30, 30, 90].map((x) =>
      group(
        rect(x - 6, -234, 12, 62, bare),
        stroke(`M${x} -234v-4`, 6, black),
        shape(
          `M${x} -284C${x + 22} -256 ${x + 12} -240 ${x} -240C${x - 12} -240 ${x - 22} -256 ${x} -284Z`,
          orange,
        ),
      ),
    ),
  )

/** A basket with goods; 0 is the middle of its foot. */
export const basket = (tone: Tone): Art =>
  group(
    stroke('M-120 -120C-110 -290 110 -290 120 -120', 16, black),
    rect(-80, -220, 46, 110, black, 8),
    rect(-68, -246, 22, 40, black),
    rect(-80, -180, 46, 30, bare),
    circle(10, -150, 40, orange),
    rect(48, -196, 60, 90, bare, 4),
    letters(78, -142, 'YERBA', { size: 19, tone: black, width: 80 }),
    shape('M-140 -124H140L108 0H-108Z', tone),
    stroke(
      'M-132 -90H132M-124 -56H124M-116 -24H116M-90 -124L-76 0M-44 -124L-36 0M0 -124V0M44 -124L36 0M90 -124L76 0',
      5,
      black,
    ),
    rect(-150, -136, 300, 24, black, 8),
  )

/** A raffle drum on its stand; 0 is the middle of the drum. */
export const raffleDrum = (tone: Tone, inner: Art): Art =>
  group(
    stroke('M-230 0L-190 330M230 0L190 330M-240 330H240', 24, black),
    circle(0, 0, 214, bare),
    circle(0, 0, 200, tone),
    inner,
    stroke('M-204 0a204 204 0 1 0 408 0a204 204 0 1 0 -408 0Z', 16, black),
    stroke(
      'M-120 -164C-170 -60 -170 60 -120 164M120 -164C170 -60 170 60 120 164M0 -204V204',
      6,
      black,
    ),
    stroke('M226 0H300V90', 20, black),
    rect(278, 84, 46, 62, orange, 10),
    stroke('M-90 -130C-130 -90 -140 -50 -142 -10', 12, bare),
  )

/** A numbered ball around 0. */
export const ball = (number: string, tone: Tone, radius = 46): Art =>
  group(
    circle(0, 0, radius, tone),
    circle(0, 0, radius * 0.62, bare),
    letters(0, radius * 0.26, number, { size: radius * 0.76, tone: black, width: 70 }),
    over(
      shape(
        `M${-radius} 0A${radius} ${radius} 0 0 0 ${radius * 0.2} ${radius * 0.98}A${radius * 1.1} ${radius * 1.1} 0 0 1 ${-radius} 0Z`,
        { tinta: dots(0.35) },
      ),
    ),
  )
