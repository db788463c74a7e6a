import { at, group, inside, over, shape, stroke, type Art } from '../press/art'
import { black, type Tone } from '../press/inks'
import { limb } from '../press/path'
import { skins, type SkinName } from '../figures/skin'

interface BigHand {
  readonly skin: SkinName
  readonly sleeve: Tone
  /** Drawn between the fingers behind and the thumb before. */
  readonly item?: Art
}

const forearm = 'M-62 60L-84 520H84L62 60Z'

/** A large hand from below that holds something upright; 0 is its palm, the arm hangs down. */
export const holdingHand = ({ skin, sleeve, item }: BigHand): Art => {
  const { base, shade } = skins[skin]
  const palm = 'M-78 -20C-84 70 -70 130 0 134C70 130 84 70 78 -20Z'
  return group(
    shape(
      limb([66, 10], 25, [82, -66], 21) +
        limb([70, 40], 25, [98, -24], 21) +
        limb([66, 70], 24, [104, 18], 20) +
        limb([56, 96], 22, [100, 62], 18),
      base,
    ),
    shape(forearm, base),
    shape('M-78 150L-96 560H96L78 150Z', sleeve),
    stroke('M-80 156H80', 9, black),
    shape(palm, base),
    over(inside(palm + forearm, shape('M-90 -20H-30V520H-90Z', shade))),
    item ?? group(),
    shape(limb([-62, 56], 32, [-46, -56], 24), base),
    shape('M-46 -76C-34 -82 -26 -72 -26 -58H-62C-64 -70 -58 -76 -46 -76Z', { naranja: 0.08 }),
    stroke('M-34 30Q-22 60 -30 92', 5, black),
  )
}

/** A large pointing hand whose finger tip is at 0; the arm goes down to the right. */
export const pointingHand = ({ skin, sleeve }: BigHand): Art => {
  const { base, shade } = skins[skin]
  return at(
    0,
    0,
    group(
      shape('M-66 250L-78 700H104L92 250Z', sleeve),
      shape('M-50 180V270H76V180Z', base),
      stroke('M-66 256H92', 9, black),
      shape(limb([-22, 150], 30, [0, 26], 24), base),
      shape('M-56 130C-64 220 -40 236 16 236C76 236 96 200 92 130C86 96 -40 90 -56 130Z', base),
      over(
        inside(
          'M-56 130C-64 220 -40 236 16 236C76 236 96 200 92 130C86 96 -40 90 -56 130Z',
          shape('M-70 90H-20V250H-70Z', shade),
        ),
      ),
      shape(
        limb([20, 120], 24, [24, 160], 22) +
          limb([54, 126], 23, [56, 164], 21) +
          limb([80, 138], 20, [80, 168], 18),
        base,
      ),
      stroke(
        'M0 108C0 150 10 176 22 182M42 112C40 150 44 176 56 184M70 122C68 150 70 172 80 182',
        5,
        black,
      ),
      shape(limb([-46, 170], 24, [8, 206], 20), base),
      stroke('M-30 190Q0 214 26 208', 5, black),
      shape('M-14 10C-12 -4 14 -4 16 12C16 26 -14 26 -14 10Z', { naranja: 0.08 }),
    ),
    { turn: -24 },
  )
}
