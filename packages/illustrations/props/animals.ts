import { ellipse, group, inside, over, shape, stroke, type Art } from '../press/art'
import { bare, black, dots, type Tone } from '../press/inks'
import { blob } from '../press/path'

interface Dog {
  readonly tone: Tone
  readonly ears?: Tone
  readonly patch?: Tone
  readonly collar?: Tone
  readonly tongue?: boolean
}

/** A dog's head, seen from the front, around 0; about 120 wide. */
export const dogHead = ({ tone, ears = black, patch, collar, tongue = true }: Dog): Art => {
  const skull = blob(
    [-44, -40],
    [0, -56],
    [44, -40],
    [50, 0],
    [34, 44],
    [0, 56],
    [-34, 44],
    [-50, 0],
  )
  return group(
    shape(skull, tone),
    patch === undefined ? group() : inside(skull, ellipse(26, -18, 30, 36, patch)),
    inside(skull, over(ellipse(-50, 10, 30, 60, { tinta: dots(0.3) }))),
    shape('M-38 -44C-72 -52 -84 -10 -72 26C-58 30 -46 -4 -40 -22Z', ears),
    shape('M38 -44C72 -52 84 -10 72 26C58 30 46 -4 40 -22Z', ears),
    ellipse(0, 26, 30, 25, bare),
    tongue ? shape('M-10 38Q0 42 10 38V56Q0 68 -10 56Z', { naranja: 1 }) : group(),
    shape('M-13 10Q0 4 13 10Q10 24 0 26Q-10 24 -13 10Z', black),
    stroke('M0 26V34M-14 38Q-4 42 0 34Q4 42 14 38', 4.5, black),
    ellipse(-20, -10, 5.5, 7, black),
    ellipse(20, -10, 5.5, 7, patch?.tinta === undefined ? black : bare),
    collar === undefined ? group() : stroke('M-34 56Q0 76 34 56', 13, collar),
  )
}

/** A sitting dog; 0 is the ground below it, its head 210 above. */
export const sittingDog = (dog: Dog): Art => {
  const body = blob([-34, -150], [34, -150], [56, -70], [60, -6], [0, 4], [-60, -6], [-56, -70])
  return group(
    stroke('M56 -20C96 -24 104 -64 92 -88', 18, dog.tone),
    shape(body, dog.tone),
    inside(
      body,
      over(ellipse(-60, -60, 40, 90, { tinta: dots(0.3) })),
      ellipse(0, -90, 22, 44, bare),
    ),
    stroke('M-20 -84V-8M20 -84V-8', 5, black),
    ellipse(-28, -4, 24, 13, dog.tone),
    ellipse(28, -4, 24, 13, dog.tone),
    stroke('M-34 -4V4M-22 -4V5M22 -4V5M34 -4V4', 4, black),
    (e) => `<g transform="translate(0 -190)">${dogHead(dog)(e)}</g>`,
  )
}
