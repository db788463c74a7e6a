import { at, group, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, dots, lines, orange, yellow } from '../../press/inks'
import { limb } from '../../press/path'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'
import { serial } from '../../props/paper'

const teeth = (x: number, top: number, bottom: number, side: number) => {
  let path = ''
  for (let y = top; y < bottom; y += 22) path += `L${x + side * 12} ${y + 11}L${x} ${y + 22}`
  return path
}

const stubHalf = group(
  shape(`M-300 -170H-10${teeth(-10, -170, 170, 1)}H-300V40A40 40 0 0 0 -300 -40Z`, bare),
  over(shape('M-300 -170H-220V170H-300V40A40 40 0 0 0 -300 -40Z', { tinta: dots(0.26) })),
  letters(-160, -84, 'TALÓN', { size: 52, tone: black, width: 100 }),
  letters(-160, 56, serial('bonds'), { size: 104, tone: black, width: 58 }),
  stroke('M-250 110H-70', 10, orange),
)

const bond = group(
  shape(
    `M0 -170H420V-40A40 40 0 0 0 420 40V170H0${teeth(0, -170, 170, 1)
      .split('L')
      .filter(Boolean)
      .reverse()
      .map((p) => `L${p}`)
      .join('')}Z`,
    yellow,
  ),
  letters(214, -70, 'BONO', { size: 96, tone: black, width: 115 }),
  letters(214, 24, 'CONTRIBUCIÓN', { size: 52, tone: black, width: 76 }),
  letters(214, 118, '$ 5.000', { size: 84, tone: { naranja: 1, tinta: 0.25 }, width: 62 }),
)

const skin = { naranja: 0.56, tinta: 0.22 }

/** A hand tears a contribution bond off its stub. */
export const bonds: Drawing = {
  width: 1000,
  height: 800,
  inks: ['amarillo', 'naranja', 'tinta'],
  art: group(
    ground(orange),
    over(rect(-40, -40, 1100, 900, { naranja: lines(0.2) })),
    shape('M-40 560L1040 300V860H-40Z', { naranja: 1, amarillo: 0.7 }),
    at(330, 440, stubHalf, { turn: -7 }),
    shape(limb([470, 330], 62, [150, 120], 74), skin),
    shape('M-60 -60L220 60L150 220L-60 130Z', black),
    stroke('M222 62L152 218', 10, bare),
    shape('M330 250C330 190 420 170 470 210L516 330C510 390 420 400 380 370Z', skin),
    at(520, 410, bond, { turn: 9 }),
    shape(
      limb([420, 330], 29, [520, 400], 25) +
        limb([440, 290], 29, [556, 356], 25) +
        limb([462, 262], 27, [574, 312], 23),
      skin,
    ),
    stroke('M462 352L512 388M482 306L540 340', 5, black),
    shape(
      'M508 384C520 378 546 396 540 414C530 424 506 410 508 384ZM544 340C556 336 580 352 574 370C564 378 540 364 544 340Z',
      { naranja: 0.24 },
    ),
    at(
      70,
      90,
      group(
        shape(limb([960, 700], 78, [820, 560], 58), { naranja: 0.17 }),
        shape('M880 820L1060 620V860H880Z', black),
        shape(
          limb([830, 570], 34, [740, 500], 26) +
            limb([850, 600], 34, [752, 552], 26) +
            limb([856, 634], 32, [770, 602], 25),
          { naranja: 0.17 },
        ),
        shape(limb([850, 540], 36, [800, 440], 26), { naranja: 0.17 }),
        stroke('M770 534L820 566M782 584L830 608', 5, black),
      ),
    ),
    stroke('M560 180l14 -62M616 196l44 -44M500 180l-14 -56', 11, bare),
  ),
}
