import { person } from '../../figures/person'
import { at, group, inside, letters, over, rect, shape, stroke } from '../../press/art'
import { bare, black, blue, dots, lines, orange } from '../../press/inks'
import type { Drawing } from '../../press/print'
import { ground } from '../../props/nature'

const mud = { naranja: 0.8, tinta: 0.5 }

/** A young man and a neighbour clear mud out of a house; the water left its mark on the wall. */
export const floodHelp: Drawing = {
  width: 1200,
  height: 900,
  inks: ['celeste', 'naranja', 'tinta'],
  art: group(
    ground({ naranja: 0.22 }),
    over(rect(-40, 420, 1300, 420, { naranja: lines(0.4) })),
    stroke(
      'M-40 420q50 -14 100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0t100 0',
      9,
      { naranja: 0.9, tinta: 0.35 },
    ),
    rect(90, 90, 250, 210, blue),
    stroke('M90 90H340V300H90ZM215 90V300M90 195H340', 13, bare),
    rect(880, 110, 250, 740, blue),
    inside(
      'M880 110H1130V850H880Z',
      shape('M880 560C960 520 1040 560 1130 520V850H880Z', { celeste: 1, tinta: 0.3 }),
    ),
    stroke('M880 850V110H1130V850', 18, black),
    rect(480, 90, 250, 190, bare),
    stroke('M480 90H730V280H480Z', 9, black),
    letters(605, 178, 'FUERZA', { size: 58, tone: black, width: 80 }),
    letters(605, 252, 'BAHÍA', { size: 62, tone: blue, width: 100 }),
    letters(740, 410, '1,60 m', {
      size: 34,
      tone: { naranja: 0.9, tinta: 0.35 },
      width: 75,
      anchor: 'start',
    }),
    at(
      370,
      400,
      person({
        head: {
          skin: 'durazno',
          hair: 'gorra',
          hatTone: orange,
          look: 0.5,
          eyes: 'down',
          mouth: 'effort',
          brows: 'worried',
          extras: ['stubble'],
        },
        top: { tone: bare, sleeves: 'short', pattern: 'stripes', patternTone: blue },
        waist: 250,
        tilt: 10,
        left: { elbow: [-124, 110], hand: [-20, 110], does: 'grip', turn: 30 },
        right: { elbow: [126, 120], hand: [86, 196], does: 'grip', turn: 110 },
        legs: {
          tone: blue,
          shoes: black,
          left: [
            [-56, 340],
            [-80, 400],
          ],
          right: [
            [66, 340],
            [80, 400],
          ],
        },
      }),
      { scale: 1.2 },
    ),
    stroke('M310 480L640 790', 20, black),
    at(
      350,
      530,
      group(
        rect(-32, -26, 62, 52, { naranja: 0.3 }, 20),
        stroke('M-4 -14h28M-4 0h30M-4 14h26', 4, black),
      ),
      { turn: 40 },
    ),
    at(
      474,
      636,
      group(
        rect(-32, -26, 62, 52, { naranja: 0.3 }, 20),
        stroke('M-4 -14h28M-4 0h30M-4 14h26', 4, black),
      ),
      { turn: 40 },
    ),
    at(
      850,
      380,
      person({
        head: {
          skin: 'cacao',
          hair: 'kerchief',
          hatTone: orange,
          look: -0.5,
          mouth: 'calm',
          eyes: 'tired',
          brows: 'worried',
          extras: ['wrinkles', 'hoops'],
        },
        top: { tone: orange, sleeves: 'short', over: 'overalls', overTone: black },
        build: 1.08,
        waist: 250,
        tilt: -8,
        left: { elbow: [-126, 100], hand: [-96, 180], does: 'grip', turn: 110 },
        right: { elbow: [130, 90], hand: [10, 70], does: 'grip', turn: 200 },
        legs: {
          tone: black,
          shoes: { naranja: 0.9, tinta: 0.3 },
          left: [
            [-50, 340],
            [-60, 420],
          ],
          right: [
            [56, 340],
            [70, 420],
          ],
        },
      }),
      { scale: 1.24 },
    ),
    stroke('M870 420L690 790', 20, { naranja: 0.5, tinta: 0.3 }),
    at(
      734,
      606,
      group(
        rect(-32, -26, 62, 52, { naranja: 0.62, tinta: 0.44 }, 20),
        stroke('M-24 -14h28M-24 0h30M-24 14h26', 4, black),
      ),
      { turn: -60 },
    ),
    at(
      862,
      466,
      group(
        rect(-32, -26, 62, 52, { naranja: 0.62, tinta: 0.44 }, 20),
        stroke('M-24 -14h28M-24 0h30M-24 14h26', 4, black),
      ),
      { turn: -60 },
    ),
    shape(
      'M-40 800C100 760 260 810 400 790C560 760 660 810 820 790C960 770 1100 810 1260 780V960H-40Z',
      mud,
    ),
    over(
      shape('M-40 860C200 830 500 880 800 850S1100 860 1260 840V960H-40Z', { tinta: dots(0.4) }),
    ),
    shape('M560 830C580 750 660 730 720 770C770 800 790 820 800 850Z', mud),
    shape('M600 760L690 750L700 800L620 822Z', { tinta: 0.7 }),
    rect(630, 776, 150, 30, black, 6),
    stroke(
      'M60 850q40 -20 80 0M240 880q40 -20 80 0M900 850q40 -20 80 0M1050 890q40 -20 80 0',
      7,
      bare,
    ),
  ),
}
