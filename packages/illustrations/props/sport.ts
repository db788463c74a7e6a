import { circle, group, inside, over, rect, shape, stroke, type Art } from '../press/art'
import { bare, black, dots, type Tone } from '../press/inks'
import { oval, polar, polygon, type Point } from '../press/path'

const pentagon = (cx: number, cy: number, r: number, turn: number) =>
  polygon(...[0, 1, 2, 3, 4].map((i): Point => polar([cx, cy], turn + i * 72, r)))

/** A football around 0. */
export const football = (radius: number, ground: Tone = bare): Art => {
  const outline = oval(0, 0, radius)
  const spots = [0, 1, 2, 3, 4].map((i) => polar([0, 0], -90 + 36 + i * 72, radius * 0.94))
  return group(
    shape(outline, ground),
    inside(
      outline,
      shape(pentagon(0, 0, radius * 0.38, -90), black),
      ...spots.map(([x, y], i) =>
        shape(pentagon(x, y, radius * 0.36, -90 + 36 + i * 72 + 36), black),
      ),
      stroke(
        [0, 1, 2, 3, 4]
          .map((i) => {
            const [ax, ay] = polar([0, 0], -90 + i * 72, radius * 0.38)
            const [bx, by] = polar([0, 0], -90 + i * 72, radius * 0.72)
            const [cx, cy] = polar([0, 0], -90 + i * 72 + 36, radius * 0.7)
            const [dx, dy] = polar([0, 0], -90 + i * 72 - 36, radius * 0.7)
            return `M${ax} ${ay}L${bx} ${by}L${cx} ${cy}M${bx} ${by}L${dx} ${dy}`
          })
          .join(''),
        radius * 0.055,
        black,
      ),
      over(shape(oval(-radius * 0.6, radius * 0.4, radius * 0.8), { tinta: dots(0.25) })),
    ),
    stroke(outline, radius * 0.06, black),
  )
}

/** A sports bag; 0 is the middle of its foot. */
export const sportsBag = (width: number, tone: Tone, band: Tone): Art => {
  const h = width * 0.46
  return group(
    stroke(
      `M${-width * 0.22} ${-h}C${-width * 0.2} ${-h * 1.6} ${width * 0.2} ${-h * 1.6} ${width * 0.22} ${-h}`,
      width * 0.045,
      black,
    ),
    rect(-width / 2, -h, width, h, tone, h * 0.35),
    rect(-width * 0.28, -h, width * 0.1, h, band),
    rect(width * 0.18, -h, width * 0.1, h, band),
    stroke(`M${-width * 0.4} ${-h * 0.78}H${width * 0.4}`, 5, black, 'butt', '10 6'),
  )
}

/** The pieces of a chess set, standing on 0: pawn, tower and horse. */
export const chessPiece = (kind: 'pawn' | 'rook' | 'knight' | 'king', tone: Tone): Art => {
  const foot = shape('M-26 0V-14C-14 -20 -12 -30 -10 -46H10C12 -30 14 -20 26 -14V0Z', tone)
  switch (kind) {
    case 'pawn':
      return group(foot, circle(0, -58, 17, tone))
    case 'rook':
      return group(foot, shape('M-18 -46L-22 -88H-10V-78H-5V-88H5V-78H10V-88H22L18 -46Z', tone))
    case 'knight':
      return group(
        foot,
        shape(
          'M-16 -44C-18 -66 -8 -74 -6 -82L-26 -70C-34 -74 -32 -86 -22 -92L-4 -108L0 -98C22 -92 24 -66 16 -44Z',
          tone,
        ),
        circle(-6, -88, 3, bare),
      )
    case 'king':
      return group(
        foot,
        shape('M-18 -46C-30 -80 -10 -92 0 -84C10 -92 30 -80 18 -46Z', tone),
        stroke('M0 -84V-114M-12 -102H12', 7, tone),
      )
  }
}
