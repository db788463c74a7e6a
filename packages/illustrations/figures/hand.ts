import { at, group, shape, stroke, type Art } from '../press/art'
import { black } from '../press/inks'
import { box, limb, oval, polar } from '../press/path'
import { skins, type SkinName } from './skin'

/** What a hand does. */
export type HandName = 'fist' | 'open' | 'hold' | 'point' | 'grip' | 'thumb' | 'mitt'

const fingers = (angles: readonly number[], reach: number) =>
  angles
    .map((angle) => limb([22, angle * 0.62], 9, polar([22, angle * 0.62], angle * 0.8, reach), 8))
    .join('')

/**
 * A hand with its wrist at 0 and its fingers to the right.
 * @param item what it holds, drawn between the palm and the thumb, upright in the hand's place
 */
export function hand(kind: HandName, skinName: SkinName, angle: number, item?: Art): Art {
  const skin = skins[skinName]
  const turned = (piece: Art) => at(0, 0, piece, { turn: angle })
  const mirror = Math.cos((angle * Math.PI) / 180) < -0.05
  const side = mirror ? -1 : 1
  const sided = (piece: Art) => (e: Parameters<Art>[0]) =>
    `<g transform="rotate(${angle}) scale(1 ${side})">${piece(e)}</g>`
  const palm = shape(box(-6, -20, 42, 40, 17), skin.base)
  const knuckles = stroke('M22 -6L36 -6M24 4L37 4M22 13L34 13', 3, black)
  const thumb = shape(limb([8, -12], 10, [30, -22], 8), skin.base)
  const between = item === undefined ? [] : [at(...polarPair(angle, 20), item)]
  switch (kind) {
    case 'open':
      return group(
        turned(shape(fingers([-30, -10, 10, 28], 30), skin.base)),
        sided(group(palm, shape(limb([8, -14], 10, [22, -36], 7.5), skin.base))),
        ...between,
      )
    case 'point':
      return group(
        ...between,
        sided(
          group(
            shape(limb([24, -10], 9, [66, -10], 7.5), skin.base),
            shape(box(-6, -20, 44, 40, 17), skin.base),
            stroke('M24 3L37 3M22 12L34 12', 3, black),
            stroke('M10 -2Q24 2 30 -4', 3, black),
          ),
        ),
      )
    case 'hold':
      return group(
        sided(group(palm, shape(fingers([14, 28], 16), skin.base))),
        ...between,
        sided(
          group(
            shape(limb([2, -8], 11, [34, -14], 8.5), skin.base),
            stroke('M30 -20Q38 -20 39 -13', 2.5, black),
          ),
        ),
      )
    case 'grip':
      return group(
        ...between,
        sided(
          group(
            shape(oval(14, 0, 25, 23), skin.base),
            stroke('M26 -14Q38 -12 36 -4M28 -3Q40 -1 36 8M26 8Q36 10 32 17', 3, black),
          ),
        ),
      )
    case 'fist':
      return group(
        ...between,
        sided(group(shape(box(-8, -22, 46, 44, 18), skin.base), knuckles, thumb)),
      )
    case 'thumb':
      return group(
        ...between,
        sided(
          group(
            shape(box(-8, -20, 46, 42, 18), skin.base),
            shape(limb([10, -12], 11, [14, -46], 9), skin.base),
            stroke('M24 -4L37 -4M24 5L37 5M22 13L34 13', 3, black),
          ),
        ),
      )
    case 'mitt':
      return group(sided(group(shape(limb([4, 0], 20, [36, 4], 14), skin.base), thumb)), ...between)
  }
}

function polarPair(angle: number, distance: number): [number, number] {
  const [x, y] = polar([0, 0], angle, distance)
  return [Math.round(x), Math.round(y)]
}
